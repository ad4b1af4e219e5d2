import { PROPOSAL } from '../samples.ts';
import { post, type Row } from './row.ts';

/** Requests that need no account: revoking a loan, consents and personal data. */
export const REQUEST_ROWS: readonly Row[] = [
  {
    field: 'requestRevocation',
    of: 'every field',
    input: { documentNumber: '25.111.222', gender: 'MALE', proposalNumber: 7, contact: ' Ana@Correo.com' },
    sent: [
      post('/ext/revocations', {
        document: '25111222',
        gender: 'M',
        proposalNumber: 7,
        contact: 'ana@correo.com',
      }),
    ],
  },
  {
    field: 'requestRevocation',
    of: 'required fields only, with a phone',
    input: { documentNumber: '25111222', gender: 'FEMALE', contact: '011 15 5555-1234' },
    sent: [post('/ext/revocations', { document: '25111222', gender: 'F', contact: '1155551234' })],
  },
  {
    field: 'confirmRevocation',
    of: 'the receipt and the code',
    input: { number: '4821-0073-9155', code: '123 456' },
    sent: [post('/ext/revocations/confirm', { number: '4821-0073-9155', code: '123456' })],
  },
  {
    field: 'consentRequest',
    of: 'the link of the message',
    query: `consentRequest(id: "${PROPOSAL}", key: "k-1") { firstName }`,
    sent: [post('/ext/consent-requests', { idProposal: PROPOSAL, key: 'k-1' })],
  },
  {
    field: 'requestPersonalData',
    of: 'a copy',
    input: { kind: 'COPY', documentNumber: '25.111.222', gender: 'FEMALE', contact: ' Ana@Correo.com' },
    sent: [
      post('/ext/personal-data-requests', {
        kind: 'COPY',
        document: '25111222',
        gender: 'F',
        contact: 'ana@correo.com',
      }),
    ],
  },
];
