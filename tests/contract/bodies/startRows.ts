import { PROPOSAL, SIMULATION } from '../samples.ts';
import {
  CO_OWNER,
  CO_OWNER_BODY,
  OWNER_BODY,
  PERSON,
  proposal,
  USER,
  USER_BODY,
  VEHICLE,
  VEHICLE_BODY,
  WHOLE_OWNER_BODY,
  WHOLE_PERSON,
  WHOLE_VEHICLE,
  WHOLE_VEHICLE_BODY,
} from './people.ts';
import { ask, patch, post, type Row } from './row.ts';

const SELF_MANAGEMENT = 'b7c1d8e2-3f44-4a55-8b66-9c77aa88bb99';
const METRICS = { source: ' radio ', medium: 'fm', campaign: 'verano', term: 'auto', content: 'spot' };
const METRICS_BODY = { ...METRICS, source: 'radio' };
const CHOICE = { financedAmount: '10000000', term: 24, dueDay: 10, rateId: 'TRD-01-24' };
const CHOICE_BODY = { financedAmount: 10_000_000, terms: 24, dueDate: 10, matrixCode: 'TRD-01-24' };
const CONSENTS = [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }];
const identification = { uuid: SIMULATION };

/** From the first visit to the proposal, and returning to it. */
export const START_ROWS: readonly Row[] = [
  {
    field: 'createUser',
    of: 'every field [CA-79]',
    input: { ...USER, gender: 'FEMALE', address: { ...USER.address, floor: ' 2 ', apartment: ' B ' } },
    sent: [
      post('/user/create_user', {
        ...USER_BODY,
        gender: 'F',
        address: { ...USER_BODY.address, floor: '2', department: 'B' },
      }),
    ],
  },
  {
    field: 'createUser',
    of: 'required fields only [EN-10]',
    input: USER,
    sent: [post('/user/create_user', USER_BODY)],
  },
  {
    field: 'startSimulation',
    of: 'every field [EN-01, EN-14, SH-02]',
    input: {
      owner: WHOLE_PERSON,
      coOwner: CO_OWNER,
      vehicle: WHOLE_VEHICLE,
      kind: 'PER_MODEL',
      agreementId: 5,
      couponId: 'VERANO',
      pointOfSaleCode: '01010',
      consents: CONSENTS,
      metrics: METRICS,
    },
    sent: [
      post('/person/get_person_details', { dni: '30222888', gender: 'X', metrics: METRICS_BODY }),
      post('/person/get_person_details', { dni: '28333444', gender: 'M', metrics: METRICS_BODY }),
      ask('/vehicle/get_years_by_model', { modelId: 3, agreementId: 5 }),
      post('/simulation/set_simulation', {
        customer: WHOLE_OWNER_BODY,
        coOwner: CO_OWNER_BODY,
        vehicle: WHOLE_VEHICLE_BODY,
        simulationType: 'PER_MODEL',
        agreementId: 5,
        couponId: 'VERANO',
        pointOfSale: '01010',
        consents: CONSENTS,
        metrics: METRICS_BODY,
      }),
    ],
  },
  {
    field: 'startSimulation',
    of: 'required fields only [EN-14]',
    input: { owner: PERSON, vehicle: VEHICLE, kind: 'PER_VALUE', agreementId: 1, consents: [] },
    sent: [
      post('/person/get_person_details', { dni: '30222888', gender: 'X', metrics: {} }),
      ask('/vehicle/get_years_by_type', { code: 'A', agreementId: 1 }),
      post('/simulation/set_simulation', {
        customer: OWNER_BODY,
        vehicle: VEHICLE_BODY,
        simulationType: 'PER_VALUE',
        agreementId: 1,
        consents: [],
        metrics: {},
      }),
    ],
  },
  {
    field: 'changeVehicle',
    of: 'a model',
    input: { simulationId: SIMULATION, vehicle: WHOLE_VEHICLE },
    sent: [
      ask('/vehicle/get_years_by_model', { modelId: 3, agreementId: 1 }),
      patch(`/vehicle/save/${SIMULATION}`, { ...WHOLE_VEHICLE_BODY, ownerId: SIMULATION }),
    ],
  },
  {
    field: 'changeVehicle',
    of: 'a value',
    input: { simulationId: SIMULATION, vehicle: VEHICLE },
    sent: [
      ask('/vehicle/get_years_by_type', { code: 'A', agreementId: 1 }),
      patch(`/vehicle/save/${SIMULATION}`, { ...VEHICLE_BODY, ownerId: SIMULATION }),
    ],
  },
  {
    field: 'createProposal',
    of: 'every field [CA-43]',
    input: {
      ...CHOICE,
      simulationId: SIMULATION,
      pointOfSaleCode: '01010',
      replaceOpenProposal: true,
      selfManagementId: SELF_MANAGEMENT,
    },
    sent: [
      {
        ...post('/proposal/post_proposal', { identification, simulation: CHOICE_BODY }),
        query: {
          pointOfSaleCodeSelected: '01010',
          deleteIfExists: 'true',
          selfManagementUuid: SELF_MANAGEMENT,
        },
      },
    ],
  },
  {
    field: 'createProposal',
    of: 'required fields only',
    input: { ...CHOICE, simulationId: SIMULATION },
    sent: [post('/proposal/post_proposal', { identification, simulation: CHOICE_BODY })],
  },
  {
    field: 'updateQuote',
    of: 'another choice',
    input: { ...proposal, ...CHOICE },
    sent: [patch(`/proposal/${PROPOSAL}/update_proposal`, { simulation: CHOICE_BODY })],
  },
  {
    field: 'updateCoOwner',
    of: 'a co-owner',
    input: { ...proposal, coOwner: CO_OWNER },
    sent: [patch(`/proposal/${PROPOSAL}/update_coowner`, { coOwner: CO_OWNER_BODY })],
  },
  {
    field: 'updateCoOwner',
    of: 'no co-owner',
    input: proposal,
    sent: [patch(`/proposal/${PROPOSAL}/update_coowner`, { coOwner: null })],
  },
  {
    field: 'findProposal',
    of: 'a DNI',
    input: { documentNumber: '30.222.888' },
    sent: [post('/proposal/get_proposal_by_dni', { dni: '30222888' })],
  },
  {
    field: 'findProposal',
    of: 'the proposal of a link',
    input: { documentNumber: '30.222.888', linkedProposalId: PROPOSAL },
    sent: [post('/proposal/get_proposal_by_dni', { dni: '30222888', proposalUuid: PROPOSAL })],
  },
  {
    field: 'sendPhoneCode',
    of: 'coming back',
    input: { ...proposal, purpose: 'RETURN' },
    sent: [post('/person/generate_code', { idProposal: PROPOSAL, isReturnProposal: true })],
  },
  {
    field: 'sendPhoneCode',
    of: 'in the browser that opened the link',
    input: { ...proposal, purpose: 'VALIDATION_BY_LINK' },
    sent: [post('/person/generate_code', { idProposal: PROPOSAL, isReturnProposal: false })],
  },
  {
    field: 'sendPhoneCode',
    of: 'required fields only',
    input: proposal,
    sent: [post('/person/generate_code', { idProposal: PROPOSAL, isReturnProposal: false })],
  },
  {
    field: 'correctPhone',
    of: 'a phone with a leading 0 and 15',
    input: { ...proposal, phone: { areaCode: '011', number: '15 4555-6677', providerCode: 'PER' } },
    // The mobile provider does not change.
    sent: [
      patch(`/ext/person/owner/${PROPOSAL}/phone`, { cellPhone: { areaCode: '11', number: '45556677' } }),
    ],
  },
  {
    field: 'correctPhone',
    of: 'a phone that got a code',
    input: { ...proposal, phone: { areaCode: '11', number: '45556677' }, code: '123 456' },
    sent: [
      patch(`/ext/person/owner/${PROPOSAL}/phone`, {
        cellPhone: { areaCode: '11', number: '45556677' },
        code: '123456',
      }),
    ],
  },
  {
    field: 'sendPhoneChangeCode',
    of: 'a new phone',
    input: { ...proposal, phone: { areaCode: '011', number: '15 4555-6677', providerCode: 'PER' } },
    sent: [
      post(`/ext/person/owner/${PROPOSAL}/phone/code`, { cellPhone: { areaCode: '11', number: '45556677' } }),
    ],
  },
  {
    field: 'changeEmail',
    of: 'an address with capitals',
    input: { ...proposal, email: ' Ana@Gmail.com ' },
    sent: [patch(`/ext/person/owner/${PROPOSAL}/email`, { email: 'ana@gmail.com' })],
  },
  {
    field: 'validatePhoneCode',
    of: 'coming back',
    input: { ...proposal, code: '123 456', purpose: 'RETURN' },
    sent: [post('/person/validate_code', { code: '123456', idProposal: PROPOSAL, isReturnProposal: true })],
  },
  {
    field: 'validatePhoneCode',
    of: 'with consents',
    input: {
      ...proposal,
      code: '123456',
      purpose: 'VALIDATION_BY_LINK',
      consents: [{ kind: 'TERMS', textVersion: '1' }],
    },
    sent: [
      post('/person/validate_code', {
        code: '123456',
        idProposal: PROPOSAL,
        isReturnProposal: false,
        consents: [{ kind: 'TERMS', textVersion: '1' }],
      }),
    ],
  },
  {
    field: 'validatePhoneCode',
    of: 'required fields only',
    input: { ...proposal, code: '123456' },
    sent: [post('/person/validate_code', { code: '123456', idProposal: PROPOSAL, isReturnProposal: false })],
  },
];
