import { describe, expect, it } from 'vitest';
import type { FlowAnswer, Schemas } from '../bank/contract.ts';
import { isNamed, nextSaleStep, saleDocuments, saleStage, saleStatus } from './sale.ts';

const at = (phase: string, status = 'A'): FlowAnswer => ({
  status,
  flowPhase: [
    { name: 'OWNER', status: 'FINALIZED', steps: [] },
    { name: 'CONCIERGE', status: 'ACTIVE', steps: [] },
    { name: phase, status: 'ACTIVE', steps: [] },
  ],
});

type DocumentAnswer = Schemas['DocumentsAnswer'][number];
type SellerAnswer = Schemas['SellerAnswer'];

describe('the status of a sale [RT-22]', () => {
  it.each([
    ['SELLER', 'A', 'OPEN'],
    ['RE_LOAD_DOCUMENTATION', 'A', 'DOCUMENTS_SENT_BACK'],
    ['BIOMETRIA', 'A', 'ACCOUNT_ONLY'],
    ['REGISTRO_PRENDA', 'A', 'ACCOUNT_ONLY'],
    ['REGISTRO_PRENDA_INSCRIPTA', 'A', 'ACCOUNT_ONLY'],
    ['INSURANCE', 'A', 'OPEN'],
    ['REGISTRO_PRENDA_INSCRIPTA', 'E', 'PAST'],
    ['SOMETHING_NEW', 'A', 'PAST'],
    ['SELLER', 'C', 'CANCELLED'],
    ['BIOMETRIA', 'X', 'CANCELLED'],
  ])('%s at status %s is %s', (phase, status, sale) => {
    expect(saleStatus(at(phase, status))).toBe(sale);
  });
});

describe('a seller', () => {
  const physicalPerson = {} as NonNullable<SellerAnswer['physicalPerson']>;
  const legalPerson = {} as NonNullable<SellerAnswer['legalPerson']>;
  it.each([
    [{ physicalPerson }, true],
    [{ legalPerson }, true],
    [{ physicalPerson: null, legalPerson: null }, false],
  ])('with %j is named: %s', (seller, named) => {
    expect(isNamed(seller as SellerAnswer)).toBe(named);
  });
});

describe('how far the loan is [RT-22]', () => {
  const withoutSteps: FlowAnswer = {
    status: 'A',
    flowPhase: [{ name: 'BIOMETRIA', status: 'FINALIZED', steps: [] }],
  };
  const biometry = (step: 'ACTIVE' | 'FINALIZED', status = 'A'): FlowAnswer => ({
    status,
    flowPhase: [
      { name: 'BIOMETRIA', status: 'ACTIVE', steps: [{ name: 'createFormalization', status: step }] },
    ],
  });

  it.each([
    ['before the identity check', at('SELLER'), 'CONTRACT'],
    ['during the identity check', biometry('ACTIVE'), 'CONTRACT'],
    ['with a signed contract', biometry('FINALIZED'), 'REGISTRY'],
    ['of a bank that names no steps', withoutSteps, 'REGISTRY'],
    ['with a closed pledge', at('REGISTRO_PRENDA_INSCRIPTA', 'E'), 'CLOSED'],
  ])('%s', (_name, flow, stage) => {
    expect(saleStage(flow)).toBe(stage);
  });
});

describe('a seller who was only invited (decision 034)', () => {
  const contact = { email: 'ana@correo.example', cellPhone: null };
  const inBiometry = (step: string): FlowAnswer => ({
    status: 'A',
    flowPhase: [{ name: 'BIOMETRIA', status: 'ACTIVE', steps: [{ name: step, status: 'ACTIVE' }] }],
  });

  it.each([
    ['createFormalization', { contact }, 'OPEN'],
    ['saveAccount', { contact }, 'ACCOUNT_ONLY'],
    ['createFormalization', {}, 'ACCOUNT_ONLY'],
  ])('[RT-22] may be late until the contract: at %s %j it is %s', (step, seller, status) => {
    expect(saleStatus(inBiometry(step), seller)).toBe(status);
  });

  it('[RT-22] is late at the active step alone, and not in a flow without one', () => {
    const [biometry] = inBiometry('saveAccount').flowPhase;
    const signed = { name: 'createFormalization', status: 'FINALIZED' } as const;
    const flowPhase = [{ ...biometry, name: 'BIOMETRIA', status: 'ACTIVE' as const, steps: [signed] }];
    expect(saleStatus({ status: 'A', flowPhase }, { contact })).toBe('ACCOUNT_ONLY');
    expect(saleStatus({ status: 'A', flowPhase: [] }, { contact })).toBe('PAST');
  });

  it('[RT-22] is late for no sale that ended', () => {
    expect(saleStatus({ ...inBiometry('createFormalization'), status: 'X' }, { contact })).toBe('CANCELLED');
  });
});

type Entry = Pick<DocumentAnswer, 'mandatory' | 'status'>;
const entry = (status: Entry['status'], mandatory = true): Entry => ({ mandatory, status });

describe('what the seller has to do next [RT-19] [RT-20] [RT-21] [RT-22]', () => {
  it.each([
    ['OPEN', { dataValidated: false, documents: [], hasAccount: true }, 'DATA'],
    ['OPEN', { dataValidated: true, documents: [entry('PENDING')], hasAccount: true }, 'DOCUMENTS'],
    ['OPEN', { dataValidated: true, documents: [entry('OBSERVED')], hasAccount: true }, 'DOCUMENTS'],
    ['OPEN', { dataValidated: true, documents: [entry('PENDING', false)], hasAccount: false }, 'ACCOUNT'],
    ['OPEN', { dataValidated: true, documents: [entry('UPLOADED')], hasAccount: true }, 'DONE'],
    [
      'OPEN',
      { dataValidated: true, documents: [entry('UPLOADED'), entry('PENDING')], hasAccount: true },
      'DOCUMENTS',
    ],
    [
      'DOCUMENTS_SENT_BACK',
      { dataValidated: true, documents: [entry('UPLOADED'), entry('OBSERVED')], hasAccount: false },
      'DOCUMENTS',
    ],
    [
      'DOCUMENTS_SENT_BACK',
      { dataValidated: true, documents: [entry('OBSERVED', false)], hasAccount: false },
      'DOCUMENTS',
    ],
    [
      'DOCUMENTS_SENT_BACK',
      { dataValidated: true, documents: [entry('PENDING')], hasAccount: false },
      'DONE',
    ],
    ['ACCOUNT_ONLY', { dataValidated: false, documents: [entry('PENDING')], hasAccount: false }, 'ACCOUNT'],
    ['ACCOUNT_ONLY', { dataValidated: true, documents: [], hasAccount: true }, 'DONE'],
    ['PAST', { dataValidated: false, documents: [entry('PENDING')], hasAccount: false }, 'DONE'],
    ['CANCELLED', { dataValidated: false, documents: [entry('PENDING')], hasAccount: false }, 'DONE'],
  ] as const)('%s with %j: %s', (sale, given, step) => {
    expect(nextSaleStep(sale, given)).toBe(step);
  });

  it('has the seller’s documents and the vehicle’s, never the applicant’s or the registry’s', () => {
    const document = (type: string, party: DocumentAnswer['party']): DocumentAnswer => ({
      type,
      party,
      label: type,
      mandatory: true,
      status: 'PENDING',
      observation: null,
      files: [],
    });
    const all = [
      document('DNI_FRONT', 'HOLDER'),
      document('CO_HOLDER_DNI_FRONT', 'CO_HOLDER'),
      document('SELLER_CBU', 'SELLER'),
      document('VEHICLE_TITLE', 'VEHICLE'),
      document('INSCRIBED_PLEDGE', 'VEHICLE'),
    ];
    expect(saleDocuments(all).map(({ type }) => type)).toEqual(['SELLER_CBU', 'VEHICLE_TITLE']);
  });
});
