import type {
  BiometryContractPageQuery,
  BiometryFlowQuery,
  BiometryProposalFragment,
  DocumentTextViewFragment,
} from '#generated/graphql.ts';
import { BiometryContractPageDocument, BiometryFlowDocument } from '#generated/graphql.ts';
import { mockAnswer } from '../answers.ts';
import { LISTS } from './lists.ts';
import { figures, money } from './loan.ts';
import { phasesAfter } from './phases.ts';

export const ID = '11111111-1111-4111-8111-111111111111';

export const pendingCheck: BiometryProposalFragment['biometry'] = {
  __typename: 'Biometry',
  status: 'PENDING',
  isValidated: false,
  received: [],
  processNumber: null,
  isVivere: false,
  isDemonstration: false,
  problems: [],
};

export const noContract: BiometryProposalFragment['contract'] = {
  __typename: 'Contract',
  status: 'NOT_CREATED',
  isInitiated: false,
  isConfirmed: null,
  refusalReason: null,
  hash: null,
  signedAt: null,
  isSigningCodeRequired: true,
  pendingSigners: [],
  signatures: [],
  changes: null,
};

const proposal: BiometryProposalFragment = {
  __typename: 'Proposal',
  id: ID,
  number: 104_882,
  updatedAt: '2026-11-19T12:12:00.000Z',
  access: 'IDENTITY_CHECK_IN_PROGRESS',
  flow: {
    __typename: 'ProposalFlow',
    isCancelled: false,
    hasDocumentsSentBack: false,
    isBiometryInProgress: true,
    isBiometryFinalized: false,
    isAccountSaved: true,
  },
  phases: phasesAfter('CONFIRMATION'),
  coOwner: null,
  coOwnerPart: null,
  biometry: pendingCheck,
  contract: noContract,
  revocation: null,
  seller: null,
  isSellerAccountMissing: false,
};

/** A seller who was sent a link but has not said who they are yet. */
export const awaitedSeller: BiometryProposalFragment['seller'] = {
  __typename: 'Seller',
  party: {
    __typename: 'SellerContact',
    maskedRecipient: '•• •••• 1234',
  },
};

type Change = {
  seller?: BiometryProposalFragment['seller'];
  flow?: Partial<BiometryProposalFragment['flow']>;
  biometry?: Partial<BiometryProposalFragment['biometry']>;
  contract?: Partial<BiometryProposalFragment['contract']>;
} & Partial<
  Pick<BiometryProposalFragment, 'coOwner' | 'coOwnerPart' | 'isSellerAccountMissing' | 'revocation'>
>;

const withChange = ({ flow, biometry, contract, ...change }: Change): BiometryProposalFragment => ({
  ...proposal,
  ...change,
  flow: { ...proposal.flow, ...flow },
  biometry: { ...proposal.biometry, ...biometry },
  contract: { ...proposal.contract, ...contract },
});

const flowAnswer = (found: BiometryProposalFragment | null): BiometryFlowQuery => ({
  __typename: 'Query',
  proposal: found,
  currentProposal: found,
});

/** Mocks the proposal at its identity check, and the bank's lists. */
export const checkIs = (change: Change = {}) => [
  mockAnswer(BiometryFlowDocument, flowAnswer(withChange(change))),
  ...LISTS,
];

/** Mocks a browser without access to the proposal. */
export const noAccess = [mockAnswer(BiometryFlowDocument, flowAnswer(null)), ...LISTS];

/** A validated identity and a created contract. */
export const made = {
  biometry: { status: 'APPROVED', isValidated: true },
  contract: { status: 'CREATED', isInitiated: true },
} satisfies Change;

type Changes = NonNullable<BiometryProposalFragment['contract']['changes']>;

const before: Changes['before'] = {
  __typename: 'ContractFigures',
  firstPayableOn: '2027-01-11',
  cftea: '57.75',
  cfteaWithInsurance: '69.40',
  capitalInUva: null,
  uvaValue: null,
  firstInstallment: figures.firstInstallment.total,
  secondInstallment: figures.secondInstallment,
  totalToPay: figures.totalToPay,
};

export const changes: Changes = {
  __typename: 'ContractChanges',
  before,
  now: { ...before, firstPayableOn: '2027-01-18', firstInstallment: money('1512880.10') },
};

export const contractText: DocumentTextViewFragment = {
  __typename: 'DocumentText',
  name: 'PLEDGE_CONTRACT_WITH_REGISTRY',
  title: 'CONTRATO DE PRENDA CON REGISTRO',
  parts: [
    {
      __typename: 'TextPart',
      heading: '1. El préstamo',
      summary: 'El banco te presta $ 20.000.000 y los devolvés en 48 cuotas.',
      paragraphs: [
        'El Banco otorga al Deudor un préstamo de pesos veinte millones, que este declara recibir de conformidad.',
        'El Deudor lo restituye en cuarenta y ocho cuotas mensuales y consecutivas por el sistema francés.',
      ],
      details: [
        { __typename: 'TextDetail', label: 'Monto', value: '$ 20.000.000' },
        { __typename: 'TextDetail', label: 'TNA', value: '38,40 %' },
      ],
      tableColumns: [],
      tableRows: [],
    },
    {
      __typename: 'TextPart',
      heading: '2. La garantía',
      summary: 'El vehículo garantiza el préstamo hasta que lo terminás de pagar.',
      paragraphs: [
        'El Deudor constituye prenda con registro en primer grado sobre el vehículo que se identifica.',
      ],
      details: [],
      tableColumns: ['Cuota', 'Vence', 'Total'],
      tableRows: [
        ['1', '11/01/2027', '$ 1.464.615,43'],
        ['2', '10/02/2027', '$ 954.204,45'],
      ],
    },
  ],
};

const page: NonNullable<BiometryContractPageQuery['proposal']> = {
  __typename: 'Proposal',
  id: ID,
  cfteaWithInsurance: '69.40',
  figures,
  insurance: { __typename: 'InsuranceOffer', id: 'offer-1', monthlyPremium: money('96400.00') },
  contract: { __typename: 'Contract', changes: null },
  contractTexts: [contractText],
};

export const contractPage = mockAnswer(BiometryContractPageDocument, { __typename: 'Query', proposal: page });

export const changedContractPage = mockAnswer(BiometryContractPageDocument, {
  __typename: 'Query',
  proposal: {
    ...page,
    contract: {
      __typename: 'Contract',
      changes: { __typename: 'ContractChanges', figures, now: changes.now },
    },
  },
});
