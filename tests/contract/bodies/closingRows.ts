import { PROPOSAL, SIMULATION } from '../samples.ts';
import { proposal } from './people.ts';
import { ask, get, patch, post, type Row } from './row.ts';

const consents = [{ kind: 'TERMS', textVersion: '2' }];

/** From the account to the signature, and calls that belong to no step. */
export const CLOSING_ROWS: readonly Row[] = [
  {
    field: 'chooseAccount',
    of: 'an existing account',
    input: { ...proposal, accountId: 'ACC-1' },
    sent: [patch(`/accounts/${PROPOSAL}/update_account`, { accountId: 'ACC-1' })],
  },
  {
    field: 'chooseAccount',
    of: 'a new account',
    input: proposal,
    sent: [patch(`/accounts/${PROPOSAL}/update_account`, { openNewAccount: true })],
  },
  {
    field: 'confirmProposal',
    of: 'a proposal',
    input: { ...proposal, shown: { totalToPay: '100.00', cfteaWithInsurance: '50' } },
    bank: { get_proposal: { calculatedValueDTO: { totalToPay: 100 }, cfteaWithInsurance: 50 } },
    sent: [get(`/proposal/${PROPOSAL}/confirm_proposal`)],
  },
  {
    field: 'cancelProposal',
    of: 'a proposal',
    input: proposal,
    sent: [post(`/proposal/${PROPOSAL}/cancel_proposal`)],
  },
  {
    field: 'forwardBiometryLink',
    of: 'by mail',
    input: { ...proposal, channel: 'EMAIL' },
    sent: [post(`/biometry/${PROPOSAL}/biometry_link_forwarding`, { channel: 'EMAIL' })],
  },
  {
    field: 'forwardBiometryLink',
    of: 'required fields only',
    input: proposal,
    sent: [post(`/biometry/${PROPOSAL}/biometry_link_forwarding`, { channel: 'SMS' })],
  },
  {
    field: 'revealContact',
    of: 'a proposal',
    input: proposal,
    as: 'seller',
    sent: [{ ...post(`/ext/outreach/${PROPOSAL}/contact`, {}), by: 'user' }],
  },
  {
    field: 'changeFollowUp',
    of: 'a proposal, a day and a note',
    input: {
      ...proposal,
      isAssigned: true,
      knownAssignedAt: '2026-11-20T15:00:00.000Z',
      nextCallOn: '2026-12-03',
      note: 'Llamar a la tarde.',
    },
    as: 'seller',
    sent: [
      {
        ...post(`/ext/follow-up/${PROPOSAL}/change`, {
          assigned: true,
          knownAssignedAt: '2026-11-20T15:00:00.000Z',
          nextOn: '2026-12-03',
          note: 'Llamar a la tarde.',
        }),
        by: 'user',
      },
    ],
  },
  {
    field: 'changeFollowUp',
    of: 'no day, which clears it',
    input: { ...proposal, nextCallOn: null },
    as: 'seller',
    sent: [{ ...post(`/ext/follow-up/${PROPOSAL}/change`, { nextOn: null }), by: 'user' }],
  },
  {
    field: 'sendReminder',
    of: 'a proposal',
    input: proposal,
    as: 'seller',
    sent: [{ ...post(`/ext/outreach/${PROPOSAL}/reminder`, {}), by: 'user' }],
  },
  {
    field: 'sendReminder',
    of: 'a party',
    input: { ...proposal, party: 'OWNER' },
    as: 'seller',
    sent: [{ ...post(`/ext/outreach/${PROPOSAL}/reminder`, { party: 'HOLDER' }), by: 'user' }],
  },
  {
    field: 'setIdentityValidated',
    of: 'a negative result',
    input: { ...proposal, isValidated: false },
    sent: [patch('/biometry/set_bio_validated', { ...proposal, bioValidated: false })],
  },
  {
    field: 'setIdentityValidated',
    of: 'required fields only',
    input: proposal,
    sent: [patch('/biometry/set_bio_validated', { ...proposal, bioValidated: true })],
  },
  {
    field: 'saveBiometryProcess',
    of: 'a number',
    input: { ...proposal, processNumber: 'P-1' },
    sent: [post('/biometry/save_process_number', { ...proposal, processNumber: 'P-1' })],
  },
  {
    field: 'saveVivereBiometry',
    of: 'every field',
    input: { ...proposal, processNumber: 'P-1', textVersion: '2' },
    sent: [post('/biometry/save_data_vivere', { ...proposal, processNumber: 'P-1', textVersion: '2' })],
  },
  {
    field: 'saveVivereBiometry',
    of: 'required fields only',
    input: { ...proposal, processNumber: 'P-1' },
    sent: [post('/biometry/save_data_vivere', { ...proposal, processNumber: 'P-1' })],
  },
  {
    field: 'readContractDocuments',
    of: 'a consent',
    input: { ...proposal, consents },
    sent: [post(`/contract/${PROPOSAL}/documentation`, { consents })],
  },
  {
    field: 'readContractDocuments',
    of: 'required fields only',
    input: proposal,
    sent: [post(`/contract/${PROPOSAL}/documentation`, {})],
  },
  {
    field: 'createContract',
    of: 'a proposal',
    input: proposal,
    sent: [post(`/contract/${PROPOSAL}/initiate`, {})],
  },
  {
    field: 'createContract',
    of: 'a Vivere proposal',
    input: { ...proposal, brand: 'VIVERE' },
    sent: [get(`/contract/vivere/${PROPOSAL}/generate`)],
  },
  {
    field: 'confirmContract',
    of: 'a refusal with its reason',
    input: { ...proposal, isConfirmed: false, reason: 'Lo pienso' },
    sent: [post(`/contract/${PROPOSAL}/confirm`, { confirmed: false, reason: 'Lo pienso' })],
  },
  {
    field: 'confirmContract',
    of: "a signature of an earlier day's figures",
    input: { ...proposal, isConfirmed: true, acceptedHash: 'abc' },
    sent: [post(`/contract/${PROPOSAL}/confirm`, { confirmed: true, acceptedHash: 'abc' })],
  },
  {
    field: 'confirmContract',
    of: 'required fields only',
    input: { ...proposal, isConfirmed: true },
    sent: [post(`/contract/${PROPOSAL}/confirm`, { confirmed: true })],
  },
  {
    field: 'findTaxpayer',
    of: 'a CUIT',
    input: { cuit: '30-50001091-2' },
    sent: [post('/afip/get_cuit', { cuit: '30500010912' })],
  },
  {
    field: 'createClientLog',
    of: 'every field',
    input: { level: 'ERROR', message: ' se cortó ', context: [{ name: 'step', value: 'summary' }] },
    sent: [post('/logs/create_log', { level: 'error', message: 'se cortó', context: { step: 'summary' } })],
  },
  {
    field: 'createClientLog',
    of: 'required fields only',
    input: { message: 'se cortó' },
    sent: [post('/logs/create_log', { level: 'info', message: 'se cortó' })],
  },
  {
    field: 'resumeProposal',
    of: 'a proposal, without a change at the bank',
    input: proposal,
    as: 'user',
    sent: [],
  },
  { field: 'signOut', of: 'a session, without a call to the bank', input: { everywhere: true }, sent: [] },
  {
    field: 'endSession',
    of: 'a session, without a call to the bank',
    input: { sessionId: 'over' },
    as: 'user',
    sent: [],
  },
];

const AMOUNT = 'financedAmount: "10000000", term: 24';
const AMOUNT_BODY = { financedAmount: 10_000_000, selectedTerm: 24 };

/** Queries whose bank call has a body. */
export const QUERY_ROWS: readonly Row[] = [
  {
    field: 'couponCheck',
    of: 'a coupon',
    query: 'couponCheck(couponId: "VERANO") { isValid }',
    sent: [post('/coupon/validate_coupon', { couponId: 'VERANO', ownerId: SIMULATION })],
  },
  {
    field: 'indicativeQuote',
    of: 'every field',
    query: `indicativeQuote(input: { ${AMOUNT}, mode: UVA, dueDay: 10, agreementId: 5, couponId: "A" }) { terms }`,
    sent: [
      post('/simulation/get_rates', {
        ...AMOUNT_BODY,
        selectedMode: 'UVA',
        dueDate: 10,
        agreementId: 5,
        couponId: 'A',
      }),
    ],
  },
  {
    field: 'indicativeQuote',
    of: 'required fields only',
    query: `indicativeQuote(input: { ${AMOUNT}, mode: FIXED }) { terms }`,
    sent: [post('/simulation/get_rates', { ...AMOUNT_BODY, selectedMode: 'TRD' })],
  },
  {
    field: 'currentSimulation',
    of: 'its quote with every field',
    query: `currentSimulation { quote(input: { ${AMOUNT}, mode: UVA, dueDay: 10 }) { terms } }`,
    sent: [
      post('/simulation/get_rates', {
        ...AMOUNT_BODY,
        uuid: SIMULATION,
        indexerCode: 'UVA',
        dueDate: 10,
      }),
    ],
  },
  {
    field: 'currentSimulation',
    of: 'its quote with required fields only',
    query: `currentSimulation { quote(input: { ${AMOUNT}, mode: FIXED, dueDay: 1 }) { terms } }`,
    sent: [
      post('/simulation/get_rates', { ...AMOUNT_BODY, uuid: SIMULATION, indexerCode: 'TRD', dueDate: 1 }),
    ],
  },
  {
    field: 'vehicleTypes',
    of: 'a coupon',
    query: 'vehicleTypes(couponId: "VERANO") { code }',
    sent: [ask('/vehicle/get_types', { couponId: 'VERANO' })],
  },
  {
    field: 'vehicleTypes',
    of: 'required fields only',
    query: 'vehicleTypes { code }',
    sent: [ask('/vehicle/get_types', {})],
  },
  {
    field: 'vehicleBrands',
    of: 'a type',
    query: 'vehicleBrands(typeCode: "A", agreementId: 5) { id }',
    sent: [ask('/vehicle/get_brands_by_type', { code: 'A', agreementId: 5 })],
  },
  {
    field: 'vehicleModels',
    of: 'a maker',
    query: 'vehicleModels(typeCode: "A", brandId: "FIAT", agreementId: 5) { id }',
    sent: [ask('/vehicle/get_models_by_brand', { code: 'A', brand: 'FIAT', agreementId: 5 })],
  },
  {
    field: 'vehicleYears',
    of: 'a model',
    query: 'vehicleYears(agreementId: 5, typeCode: "A", modelId: 3) { year }',
    sent: [ask('/vehicle/get_years_by_model', { modelId: 3, agreementId: 5 })],
  },
  {
    field: 'vehicleYears',
    of: 'a type',
    query: 'vehicleYears(agreementId: 5, typeCode: "A") { year }',
    sent: [ask('/vehicle/get_years_by_type', { code: 'A', agreementId: 5 })],
  },
];
