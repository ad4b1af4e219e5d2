import { describe, expect, it } from 'vitest';
import type { FlowAnswer, Schemas } from '../bank/contract.ts';
import { isNamed, saleDocuments, saleStage, saleStatus } from './sale.ts';

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

describe('a sale’s status [RT-22]', () => {
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
  ])('in %s with flow status %s is %s', (phase, status, sale) => {
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
  ])('with %j has a name: %s', (seller, named) => {
    expect(isNamed(seller as SellerAnswer)).toBe(named);
  });
});

describe('the loan stage shown to the seller [RT-22]', () => {
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
    ['after an identity check without steps', withoutSteps, 'REGISTRY'],
    ['with a closed pledge', at('REGISTRO_PRENDA_INSCRIPTA', 'E'), 'CLOSED'],
  ])('is correct %s', (_name, flow, stage) => {
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
  ])('[RT-22] can still act until the contract: at %s with %j the sale is %s', (step, seller, status) => {
    expect(saleStatus(inBiometry(step), seller)).toBe(status);
  });

  it('[RT-22] is late only if the contract is the active step', () => {
    const [biometry] = inBiometry('saveAccount').flowPhase;
    const signed = { name: 'createFormalization', status: 'FINALIZED' } as const;
    const flowPhase = [{ ...biometry, name: 'BIOMETRIA', status: 'ACTIVE' as const, steps: [signed] }];
    expect(saleStatus({ status: 'A', flowPhase }, { contact })).toBe('ACCOUNT_ONLY');
    expect(saleStatus({ status: 'A', flowPhase: [] }, { contact })).toBe('PAST');
  });

  it('[RT-22] is not late for a cancelled sale', () => {
    expect(saleStatus({ ...inBiometry('createFormalization'), status: 'X' }, { contact })).toBe('CANCELLED');
  });
});

describe('a sale’s documents', () => {
  it('are those of the seller and the vehicle, not of the applicant or the registry', () => {
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
