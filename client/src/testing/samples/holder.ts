import type {
  EndPageQuery,
  HolderFlowQuery,
  HolderProposalFragment,
  InsuranceChoiceFragment,
  PaymentAccountFragment,
  PeopleOfSimulationQuery,
  SellerDataPageQuery,
  SummaryPageQuery,
  VehicleDocumentsPageQuery,
} from '#generated/graphql.ts';
import { HolderFlowDocument, LoanEstimateDocument, PeopleOfSimulationDocument } from '#generated/graphql.ts';
import { mockAnswer } from '../answers.ts';
import { someDocuments } from './documents.ts';
import { LISTS } from './lists.ts';
import { figures, installments, insurance, money, paymentWindow } from './loan.ts';
import { owner } from './people.ts';
import { phasesAfter } from './phases.ts';

type Of<Query extends { currentProposal?: unknown }> = NonNullable<Query['currentProposal']>;

/** The fields of a proposal that any screen of the holder's flow reads. */
type HolderProposal = HolderProposalFragment &
  InsuranceChoiceFragment &
  PaymentAccountFragment &
  Of<PeopleOfSimulationQuery> &
  Of<SummaryPageQuery> &
  Of<SellerDataPageQuery> &
  Of<VehicleDocumentsPageQuery> &
  Of<EndPageQuery>;

const OFFERS = [
  ['C', 'TERCEROS COMPLETO', 'MERIDIONAL', '96400.00', null],
  ['C', 'TERCEROS COMPLETO', 'SEGUROS DEL PLATA', '101250.50', null],
  ['C', 'TERCEROS COMPLETO', 'LA ANDINA', '118900.00', null],
  ['C', 'TERCEROS COMPLETO', 'PROVINCIA', '121010.00', null],
  ['D', 'TODO RIESGO CON FRANQUICIA', 'MERIDIONAL', '184700.00', '600000.00'],
  ['D', 'TODO RIESGO CON FRANQUICIA', 'LA ANDINA', '197300.00', '450000.00'],
] as const;

export const insurances: InsuranceChoiceFragment['insurances'] = OFFERS.map(
  ([coverageCode, coverageName, insurerName, premium, deductible], at) => ({
    __typename: 'InsuranceOffer',
    id: `offer-${at + 1}`,
    insurerName,
    coverageCode,
    coverageName,
    coverageDescription: coverageCode === 'C' ? 'Robo, incendio y destrucción total.' : null,
    monthlyPremium: money(premium),
    insuredSum: money('43500000.00'),
    deductible: deductible === null ? null : money(deductible),
    isSelected: at === 0,
  }),
);

const account = (id: string, maskedNumber: string): HolderProposal['accountChoice']['accounts'][number] => ({
  __typename: 'BankAccount',
  id,
  bankName: 'BANCO CEIBO',
  accountTypeCode: 'CA',
  maskedNumber,
  isSelected: false,
});

export const accounts = [account('1', '•••• 4410'), account('2', '•••• 7782')];

/** Mocks the insurance estimate of a proposal without a chosen policy. */
const estimate = (id: string) =>
  mockAnswer(LoanEstimateDocument, {
    __typename: 'Query',
    currentProposal: { __typename: 'Proposal', id, insuranceEstimate: insurance },
  });

const proposal: HolderProposal = {
  __typename: 'Proposal',
  biometry: { __typename: 'Biometry', isValidated: false },
  isSellerAccountMissing: false,
  id: '11111111-1111-4111-8111-111111111111',
  number: 104_882,
  simulationId: 'simulation-1',
  kind: 'PER_MODEL',
  createdAt: '2026-11-18T13:20:00.000Z',
  updatedAt: '2026-11-18T17:02:00.000Z',
  resumeStep: null,
  userResumeStep: null,
  access: 'MAY_CONTINUE',
  offerValidUntil: null,
  certificatePath: null,
  consentKey: null,
  consents: [],
  agreement: { __typename: 'Agreement', id: '1', description: 'PRENDARIO 0KM' },
  pointOfSale: null,
  flow: { __typename: 'ProposalFlow', isCancelled: false, canBeResumed: true, canBeCancelled: true },
  activePhase: { __typename: 'FlowPhase', name: 'OWNER' },
  phases: phasesAfter('ADDRESS'),
  vehicle: {
    __typename: 'Vehicle',
    typeCode: 'A',
    brandId: '1',
    brandName: 'FIAT',
    modelId: '2',
    modelName: 'CRONOS PRECISION 1.3 CVT',
    year: 2026,
    zeroKm: true,
    plate: null,
    chassis: null,
    engine: null,
    purchaseValue: money('43500000.00'),
  },
  quote: {
    __typename: 'ChosenQuote',
    mode: 'FIXED',
    term: 48,
    dueDay: 10,
    ltv: '45.98',
    financedAmount: money('20000000.00'),
  },
  figures,
  installments,
  cfteaWithInsurance: '69.40',
  paymentWindow,
  owner,
  coOwner: null,
  coOwnerPart: null,
  insurances,
  insurance: insurances[0] ?? null,
  account: null,
  accountChoice: { __typename: 'AccountChoice', canOpenNew: true, isAfterIdentityCheck: false, accounts },
  seller: null,
  documents: someDocuments,
  revocation: null,
};

export const simulation: NonNullable<HolderFlowQuery['currentSimulation']> = {
  __typename: 'Simulation',
  id: 'simulation-1',
  kind: 'PER_MODEL',
  couponId: null,
  pointOfSaleCode: null,
  owner,
  agreement: proposal.agreement,
  coOwner: null,
  vehicle: proposal.vehicle,
};

/** Mocks the query of every step; by default, without a simulation or proposal. */
export const flowHas = (
  begun: Partial<Pick<HolderFlowQuery, 'currentSimulation' | 'currentProposal'>> = {},
) =>
  mockAnswer(HolderFlowDocument, {
    __typename: 'Query',
    currentSimulation: null,
    currentProposal: null,
    ...begun,
  });

export const nobodyYet = mockAnswer(PeopleOfSimulationDocument, {
  __typename: 'Query',
  currentSimulation: null,
  currentProposal: null,
});

/**
 * Returns a proposal whose last completed step is `last`, with its data and the bank's lists. `change` sets the state
 * under test.
 */
export function proposalAfter(last: Parameters<typeof phasesAfter>[0], change: Partial<HolderProposal> = {}) {
  const current: HolderProposal = { ...proposal, phases: phasesAfter(last), ...change };
  return { current, begun: [flowHas({ currentProposal: current }), estimate(current.id), ...LISTS] };
}

/** Query string with a complete choice of vehicle and conditions, as in the address before a proposal exists. */
export const CHOICE =
  'convenio=1&ocupacion=1&modo=por-modelo&tipo=A&marca=1&modelo=2&anio=2026&0km=si&valor=43500000';

/** Long names, some in the bank's upper case. */
export const longNames = {
  owner: {
    ...owner,
    firstName: 'María de los Ángeles Guadalupe',
    lastName: 'Fernández Anchorena de Iturralde',
    email: 'maria.de.los.angeles.guadalupe.fernandez.anchorena@correo-de-la-empresa.example.com',
  },
  vehicle: {
    ...proposal.vehicle,
    brandName: 'MERCEDES BENZ',
    modelName: 'SPRINTER 517 CDI FURGON 4325 TE V2 XL TECHO ELEVADO DOBLE CABINA',
  },
};
