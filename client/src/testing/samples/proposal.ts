import type { FlowStepName } from '#generated/graphql.ts';
import { figures, money } from './loan.ts';
import type { DashboardProposal } from '#flows/dashboard/proposal/facts.ts';

type Phase = DashboardProposal['phases'][number];
type Status = Phase['status'];

/** Returns a phase with its steps, each written as 'name:STATUS'. */
export function phase(name: Phase['name'], status: Status, ...steps: `${FlowStepName}:${Status}`[]): Phase {
  return {
    __typename: 'FlowPhase',
    name,
    label: name,
    status,
    steps: steps.map((step) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parameter's type holds names and statuses
      const [stepName, stepStatus] = step.split(':') as [FlowStepName, Status];
      return {
        __typename: 'FlowStep',
        name: stepName,
        documentType: null,
        status: stepStatus,
        finishedAt: null,
      };
    }),
  };
}

export const flowOf = (change: Partial<DashboardProposal['flow']> = {}): DashboardProposal['flow'] => ({
  __typename: 'ProposalFlow',
  isCancelled: false,
  canBeCancelled: false,
  canBeResumed: false,
  isBiometryInProgress: false,
  isContractSigned: false,
  hasDocumentsSentBack: false,
  isPledgeAtRegistry: false,
  isPledgeClosed: false,
  ...change,
});

/** Returns an open proposal at the identity check, for tests. */
export function sampleProposal(change: Partial<DashboardProposal> = {}): DashboardProposal {
  return {
    __typename: 'Proposal',
    id: '11111111-1111-4111-8111-111111111111',
    number: 104_882,
    access: 'MAY_CONTINUE',
    createdAt: '2026-11-18T13:20:00.000Z',
    updatedAt: '2026-11-19T12:12:00.000Z',
    status: 'OPEN',
    flow: flowOf({ canBeResumed: true, isBiometryInProgress: true, canBeCancelled: true }),
    revocation: null,
    displayName: 'Identidad',
    brand: 'BANK',
    stage: 'Identidad',
    stageKind: 'IN_PROGRESS',
    waitsFor: 'OWNER',
    coOwnerPart: null,
    cancellation: null,
    biometry: { __typename: 'Biometry', isValidated: false, toReview: [] },
    isSellerAccountMissing: false,
    isPaymentOnHold: false,
    expectedPaymentOn: null,
    offerValidUntil: null,
    canSimulatePrepayment: false,
    isVehicleElsewhere: false,
    seller: null,
    owner: { __typename: 'Person', firstName: 'LAURA' },
    parties: [],
    resumeStep: null,
    activePhase: { __typename: 'FlowPhase', name: 'IDENTITY_AND_CONTRACT' },
    phases: [
      phase('OWNER', 'FINALIZED', 'ADDRESS:FINALIZED', 'PHONE_VALIDATION:FINALIZED'),
      phase('INSURANCE', 'FINALIZED', 'INSURANCE_CHOICE:FINALIZED', 'SUMMARY:FINALIZED'),
      phase('SELLER', 'FINALIZED', 'SELLER_DATA:FINALIZED', 'CONFIRMATION:FINALIZED'),
      phase('IDENTITY_AND_CONTRACT', 'ACTIVE', 'CONTRACT_SIGNATURE:ACTIVE', 'ACCOUNT_CHOICE:PENDING'),
      phase('PLEDGE_REGISTRATION', 'PENDING', 'PRESENTATION:PENDING'),
      phase('PLEDGE_INSCRIPTION', 'PENDING', 'INSCRIPTION:PENDING'),
    ],
    pointOfSale: {
      __typename: 'PointOfSale',
      code: '01010',
      businessName: 'AUTOMOTORES LIBERTADOR S.A.',
      city: 'CAPITAL FEDERAL',
    },
    vehicle: {
      __typename: 'Vehicle',
      typeCode: 'A',
      brandName: 'FIAT',
      modelName: 'CRONOS PRECISION',
      year: 2026,
      zeroKm: true,
      purchaseValue: money('43500000.00'),
      plate: null,
      chassis: null,
      engine: null,
    },
    quote: {
      __typename: 'ChosenQuote',
      mode: 'FIXED',
      financedAmount: money('20000000.00'),
      term: 48,
      dueDay: 10,
      ltv: '45.98',
    },
    paymentWindow: null,
    figures: {
      __typename: 'LoanFigures',
      installment: figures.installment,
      mode: 'FIXED',
      firstInstallment: figures.firstInstallment,
      secondInstallment: figures.secondInstallment,
      installmentInUva: null,
      tna: figures.tna,
      tea: figures.tea,
      cftea: figures.cftea,
      fees: null,
      totalToPay: figures.totalToPay,
    },
    cfteaWithInsurance: null,
    insurance: null,
    account: null,
    documents: [],
    ...change,
  };
}
