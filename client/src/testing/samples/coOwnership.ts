import {
  CoOwnerContractPageDocument,
  CoOwnershipFlowDocument,
  CoOwnershipStepDocument,
  type CoOwnershipViewFragment,
} from '#generated/graphql.ts';
import { mockAnswer } from '../answers.ts';
import { contractText, made, noContract, pendingCheck } from './biometry.ts';
import { figures, insurance, money, paymentWindow } from './loan.ts';

const CO_OWNERSHIP_ID = '33333333-3333-4333-8333-333333333333';

const coOwnership: CoOwnershipViewFragment = {
  __typename: 'CoOwnership',
  id: CO_OWNERSHIP_ID,
  proposalNumber: 105_317,
  step: 'CONSENT',
  isCodeRequired: false,
  invitedBy: 'MARÍA DE LOS ÁNGELES DELGADO',
  ownerFirstName: 'MARÍA DE LOS ÁNGELES',
  pointOfSaleName: null,
  vehicleDescription: 'Toyota Corolla Cross 0KM',
  monthlyPremium: null,
  cfteaWithInsurance: null,
  figures,
  insuranceEstimate: insurance,
  paymentWindow,
  firstName: 'JULIAN',
  maskedPhone: '•• •••• 8124',
  contractConsents: [],
  biometry: pendingCheck,
  contract: noContract,
  revocation: null,
  expectedPaymentOn: '2026-12-03',
  paidOn: null,
  acceptedBefore: null,
};

type Change = Partial<Omit<CoOwnershipViewFragment, 'biometry' | 'contract'>> & {
  biometry?: Partial<CoOwnershipViewFragment['biometry']>;
  contract?: Partial<CoOwnershipViewFragment['contract']>;
};

/** Mocks the co-ownership that this browser opened. */
export function coOwnershipIs({ biometry, contract, ...change }: Change = {}) {
  const found = {
    ...coOwnership,
    ...change,
    biometry: { ...coOwnership.biometry, ...biometry },
    contract: { ...coOwnership.contract, ...contract },
  };
  return [
    mockAnswer(CoOwnershipFlowDocument, {
      __typename: 'Query',
      coOwnership: found,
      currentCoOwnership: found,
    }),
    mockAnswer(CoOwnershipStepDocument, { __typename: 'Query', coOwnership: found }),
  ];
}

/** Mocks a browser that has opened no link. */
export const noCoOwnership = [
  mockAnswer(CoOwnershipFlowDocument, { __typename: 'Query', coOwnership: null, currentCoOwnership: null }),
];

/** A co-ownership with a chosen policy. */
export const insured = {
  monthlyPremium: money('300889.68'),
  cfteaWithInsurance: '95.14',
  insuranceEstimate: null,
} satisfies Change;

/** The contract exists, and neither borrower has signed yet. */
export const atContract = {
  step: 'CONTRACT',
  ...insured,
  biometry: made.biometry,
  contract: { ...made.contract, pendingSigners: ['OWNER', 'CO_OWNER'] },
} satisfies Change;

const signatures: CoOwnershipViewFragment['contract']['signatures'] = [
  {
    __typename: 'BorrowerSignature',
    borrower: 'CO_OWNER',
    name: 'JULIAN FERREYRA',
    signedAt: '2026-11-26T13:42:10.000Z',
  },
];

/** Only the co-owner has signed. */
export const signed = {
  ...atContract,
  step: 'SIGNED',
  contract: {
    ...atContract.contract,
    isConfirmed: true,
    hash: '9f2c4e1ab7d35c6089e4f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6',
    pendingSigners: ['OWNER'],
    signatures,
  },
} satisfies Change;

export const coOwnerContractPage = mockAnswer(CoOwnerContractPageDocument, {
  __typename: 'Query',
  coOwnership: { __typename: 'CoOwnership', id: CO_OWNERSHIP_ID, contractTexts: [contractText] },
});
