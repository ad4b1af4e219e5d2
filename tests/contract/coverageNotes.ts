import { TOKEN } from './samples.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

/** A request to a route of files, and the part of the client that makes it. */
export type RouteNote = Readonly<{
  method: 'GET' | 'PATCH' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  client: RegExp;
}>;

/** Calls that no field makes, as their bodies are no JSON: each by a route, with a request to try it with. */
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

/** What no screen of the client uses, and why it exists (decision 036). A name that a screen begins to use leaves this list. */
export const UNUSED: Readonly<Record<string, string>> = {
  'POST /files/pre-upload': 'for clients that send a file whole; the screens go on where an upload was cut',
  'Query.seller':
    'for a holder who needs the seller alone; the holder’s screens read it with the proposal, the seller’s with the sale',
  'Mutation.reviseSeller': 'for a holder who speaks for the seller; sellers have reviseOwnSellerData',
  'Query.sale': 'for callers that know the sale’s uuid; the screens go by the number of the link',
  'CoOwnership.registerChecks':
    'for callers that show the registers to the co-owner; the screens say no more than that the loan stops',
};
