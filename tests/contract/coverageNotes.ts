import { TOKEN } from './samples.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

/** A request to a file route, and a pattern of the client code that makes it. */
export type RouteNote = Readonly<{
  method: 'GET' | 'PATCH' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  client: RegExp;
}>;

/** File routes for bank calls whose bodies are not JSON, so that no field makes them; each with a sample request. */
export const FILE_ROUTES: Readonly<Record<string, RouteNote>> = {
  'POST /files/pre-upload': {
    method: 'POST',
    url: `/files/pre-upload?proposal=${ID}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--\r\n',
    client: /\/files\/pre-upload/,
  },
  'POST /files/uploads/:key': {
    method: 'POST',
    url: `/files/uploads/coverage-of-routes?proposal=${ID}`,
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': '4',
    },
    body: '%PDF',
    client: /\/files\/uploads\//,
  },
  'GET /files/documents/:proposal/:document': {
    method: 'GET',
    url: `/files/documents/${ID}/${OTHER}`,
    client: /\/files\/documents\//,
  },
  'GET /files/generated/:proposal/:name': {
    method: 'GET',
    url: `/files/generated/${ID}/LOAN_SUMMARY`,
    client: /\/files\/generated\//,
  },
  'GET /files/quotes/:token': {
    method: 'GET',
    url: `/files/quotes/${TOKEN}`,
    client: /\/files\/quotes\//,
  },
  'GET /files/certificates/:id': {
    method: 'GET',
    url: `/files/certificates/${ID}`,
    client: /\/files\/certificates\//,
  },
  'GET /files/contract-model': {
    method: 'GET',
    url: '/files/contract-model',
    client: /\/files\/contract-model/,
  },
  'GET /files/contracts/:proposal': {
    method: 'GET',
    url: `/files/contracts/${ID}`,
    client: /\/files\/contracts\/\$\{[^}]+\}`/,
  },
  'GET /files/contracts/:proposal/vivere': {
    method: 'GET',
    url: `/files/contracts/${ID}/vivere`,
    client: /\/files\/contracts\/\$\{[^}]+\}\/vivere/,
  },
  'POST /files/biometry/selfie': {
    method: 'POST',
    url: `/files/biometry/selfie?proposal=${ID}`,
    headers: { 'content-type': 'image/jpeg' },
    body: 'photo',
    client: /\/files\/biometry\//,
  },
  'POST /files/biometry/front': {
    method: 'POST',
    url: `/files/biometry/front?proposal=${ID}`,
    headers: { 'content-type': 'image/png' },
    body: 'photo',
    client: /\/files\/biometry\//,
  },
};

/** Fields and routes that no screen uses, and why they exist (decision 036). */
export const UNUSED: Readonly<Record<string, string>> = {
  'POST /files/pre-upload': 'for clients that send a whole file; the screens use resumable uploads',
  'Query.seller':
    'for clients that need only the seller; the holder’s screens read it with the proposal, the seller’s with the sale',
  'Mutation.reviseSeller': 'for holders who enter the seller’s data; sellers use reviseOwnSellerData',
  'Query.sale': 'for clients that know the sale’s uuid; the screens use the number in the link',
  'CoOwnership.registerChecks':
    'for clients that show the registers to the co-owner; the screens only say that the loan stops',
};
