import type { Meta } from '@storybook/react-vite';
import { BiometryEndPageDocument, type BiometryEndPageQuery } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { checkIs, ID, made } from '#testing/samples/biometry.ts';
import { longNames, proposalAfter } from '#testing/samples/holder.ts';
import { revocationState } from '#testing/samples/revocation.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { FINISHED_TEXTS } from './texts.ts';

const meta: Meta = { title: 'screens/3 Identity/06 End', tags: ['!autodocs'] };
export default meta;

type Signed = NonNullable<BiometryEndPageQuery['proposal']>;

const at = `/biometria/fin-proceso?id=${ID}`;
const finished = {
  biometry: made.biometry,
  contract: made.contract,
  flow: { isBiometryInProgress: false, isBiometryFinalized: true },
};
const check = checkIs(finished);
const { owner, vehicle, quote, installments, number, updatedAt, simulationId } =
  proposalAfter('ACCOUNT_CHOICE').current;

const signed: Signed = {
  __typename: 'Proposal',
  id: ID,
  number,
  updatedAt,
  simulationId,
  owner,
  vehicle,
  quote,
  installments,
  flow: { __typename: 'ProposalFlow', isPledgeAtRegistry: false, isPledgeClosed: false },
  waitsFor: 'BANK',
  expectedPaymentOn: '2026-12-03',
  revocation: null,
  contract: { __typename: 'Contract', signatures: null },
  signature: {
    __typename: 'ContractSignature',
    isSigned: true,
    signedAt: '2026-11-26T13:42:10.000Z',
    hash: '9f2c4e1ab7d35c6089e4f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6',
  },
};
const page = (change: Partial<Signed> = {}) =>
  mockAnswer(BiometryEndPageDocument, { __typename: 'Query', proposal: { ...signed, ...change } });

export const Usual = screen({ at, answers: [page(), ...check], shows: '104882' });

export const Inscribed = screen({
  at,
  answers: [
    page({ flow: { __typename: 'ProposalFlow', isPledgeAtRegistry: true, isPledgeClosed: true } }),
    ...check,
  ],
  shows: '104882',
});

export const Revoked = screen({
  at,
  answers: [
    page({ revocation: revocationState() }),
    ...checkIs({ ...finished, revocation: revocationState() }),
  ],
  shows: /4821-0073-9155/,
});

export const LongNames = screen({ at, answers: [page(longNames), ...check], shows: /Sprinter/i });

export const Slow = screen({
  at,
  answers: [mockPending(BiometryEndPageDocument), ...check],
  shows: FINISHED_TEXTS.title,
});

export const Failing = screen({
  at,
  answers: [mockFailure(BiometryEndPageDocument), ...check],
  shows: 'No pudimos cargar esta parte',
});
