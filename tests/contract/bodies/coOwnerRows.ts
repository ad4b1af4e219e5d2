import { PROPOSAL } from '../samples.ts';
import { proposal } from './people.ts';
import { post, patch, type Row } from './row.ts';

const mine = { coOwnershipId: PROPOSAL };
const AS_CO_OWNER = { personType: 'CO_OWNER' };
const link = { key: 'k-1', proposalNumber: 7 };
const hash = 'f'.repeat(64);

/** What the owner and the co-owner each do for the co-owner's part. */
export const CO_OWNER_ROWS: readonly Row[] = [
  {
    field: 'sendSigningCode',
    of: 'the owner',
    input: proposal,
    sent: [
      post('/person/generate_code', { idProposal: PROPOSAL, isReturnProposal: false, purpose: 'SIGNATURE' }),
    ],
  },
  {
    field: 'inviteCoOwner',
    of: 'by mail',
    input: { ...proposal, channel: 'EMAIL' },
    sent: [post(`/ext/co-owner-links/${PROPOSAL}`, { channel: 'EMAIL' })],
  },
  { field: 'openCoOwnerLink', of: 'a link', input: link, sent: [post('/ext/co-ownerships/open', link)] },
  { field: 'resendCoOwnerLink', of: 'a link', input: link, sent: [post('/ext/co-ownerships/resend', link)] },
  {
    field: 'sendCoOwnerCode',
    of: 'to accept',
    input: mine,
    sent: [post('/person/generate_code', { idProposal: PROPOSAL, isReturnProposal: false, ...AS_CO_OWNER })],
  },
  {
    field: 'sendCoOwnerCode',
    of: 'to sign',
    input: { ...mine, purpose: 'SIGNATURE' },
    sent: [
      post('/person/generate_code', {
        idProposal: PROPOSAL,
        isReturnProposal: false,
        ...AS_CO_OWNER,
        purpose: 'SIGNATURE',
      }),
    ],
  },
  {
    field: 'sendCoOwnerCode',
    of: 'for another device',
    input: { ...mine, purpose: 'DEVICE' },
    sent: [post('/person/generate_code', { idProposal: PROPOSAL, isReturnProposal: true, ...AS_CO_OWNER })],
  },
  {
    field: 'proveCoOwnerDevice',
    of: 'a code',
    input: { ...mine, code: '123 456' },
    sent: [
      post('/person/validate_code', {
        code: '123456',
        idProposal: PROPOSAL,
        isReturnProposal: true,
        ...AS_CO_OWNER,
      }),
    ],
  },
  {
    field: 'acceptCoOwnership',
    of: 'with the consents',
    input: {
      ...mine,
      code: ' 123 456',
      consents: [{ kind: 'PERSONAL_DATA', textVersion: '2' }],
      shown: { totalToPay: '100.00', cfteaWithInsurance: '50' },
    },
    bank: { '{id}': { calculatedValueDTO: { totalToPay: 100 }, cfteaWithInsurance: 50 } },
    sent: [
      post('/person/validate_code', {
        code: '123456',
        idProposal: PROPOSAL,
        isReturnProposal: false,
        ...AS_CO_OWNER,
        consents: [{ kind: 'PERSONAL_DATA', textVersion: '2' }],
      }),
    ],
  },
  {
    field: 'refuseCoOwnership',
    of: 'with a reason',
    input: { ...mine, reason: 'No puedo.' },
    sent: [post(`/ext/co-ownerships/${PROPOSAL}/refuse`, { reason: 'No puedo.' })],
  },
  {
    field: 'refuseCoOwnership',
    of: 'required fields only',
    input: mine,
    sent: [post(`/ext/co-ownerships/${PROPOSAL}/refuse`, {})],
  },
  {
    field: 'setCoOwnerIdentityValidated',
    of: 'validated',
    input: { ...mine, isValidated: true },
    sent: [
      patch('/biometry/set_bio_validated', { proposalId: PROPOSAL, bioValidated: true, ...AS_CO_OWNER }),
    ],
  },
  {
    field: 'readCoOwnerContractDocuments',
    of: 'with consents',
    input: { ...mine, consents: [{ kind: 'BIOMETRICS', textVersion: '2' }] },
    sent: [
      post(`/contract/${PROPOSAL}/documentation`, {
        consents: [{ kind: 'BIOMETRICS', textVersion: '2' }],
        ...AS_CO_OWNER,
      }),
    ],
  },
  {
    field: 'createCoOwnerContract',
    of: 'a contract',
    input: mine,
    sent: [post(`/contract/${PROPOSAL}/initiate`, AS_CO_OWNER)],
  },
  {
    field: 'confirmCoOwnerContract',
    of: 'signed',
    input: { ...mine, isConfirmed: true, acceptedHash: hash, code: '123456' },
    sent: [
      post(`/contract/${PROPOSAL}/confirm`, {
        confirmed: true,
        ...AS_CO_OWNER,
        acceptedHash: hash,
        code: '123456',
      }),
    ],
  },
  {
    field: 'confirmCoOwnerContract',
    of: 'not signed',
    input: { ...mine, isConfirmed: false, reason: 'Lo leo mañana.' },
    sent: [
      post(`/contract/${PROPOSAL}/confirm`, { confirmed: false, ...AS_CO_OWNER, reason: 'Lo leo mañana.' }),
    ],
  },
  {
    field: 'confirmContract',
    of: 'with a code',
    input: { ...proposal, isConfirmed: true, code: '123 456' },
    sent: [post(`/contract/${PROPOSAL}/confirm`, { confirmed: true, code: '123456' })],
  },
];
