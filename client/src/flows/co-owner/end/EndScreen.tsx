import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { NumberCard } from '@prendarios/design-system/data/NumberCard';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate } from '@prendarios/rules/format';
import type { CoOwnershipViewFragment } from '#generated/graphql.ts';
import { FileActions } from '#shared/files/FileActions.tsx';
import { EndSection } from '#shared/page/EndSection.tsx';
import { RevocationNote } from '#shared/loan/proposal/RevocationNote.tsx';
import { isHeld } from '#shared/loan/proposal/revocationText.ts';
import { formatMoment } from '#shared/text/moment.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { contractHref } from '../contract/contractHref.ts';
import { loanRows } from '../LoanCard.tsx';
import { expectedPayment, ownerName } from '../state.ts';
import { StoppedPage } from './StoppedPage.tsx';
import { CO_OWNER_END_TEXTS } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

const TEXT = CO_OWNER_END_TEXTS.signed;

const hashText = (hash: string) => (
  <Text as="span" size={13} weight="semibold">
    {hash}
  </Text>
);

/** Lists the signers with their signing times, and the contract's hash, which is also printed on paper. */
const signatureRows = ({ contract: { signatures, hash } }: CoOwnershipViewFragment) => [
  ...(signatures ?? []).map(({ name, signedAt }) => ({
    term: TEXT.signedBy(nameCase(name)),
    value: formatMoment(signedAt),
  })),
  ...(hash === null ? [] : [{ term: TEXT.hash, value: hashText(hash) }]),
];

function progressText(coOwnership: CoOwnershipViewFragment): string {
  const { contract, revocation, paidOn } = coOwnership;
  if (paidOn !== null) return TEXT.paid(formatDate(paidOn));
  if (isHeld(revocation)) return TEXT.held;
  const next = contract.pendingSigners.length === 0 ? TEXT.all : TEXT.pending(ownerName(coOwnership));
  return [next, expectedPayment(coOwnership)].filter(Boolean).join(' ');
}

const SignedPage = () => {
  const { coOwnership } = useCoOwnerFlow();
  const isComplete = coOwnership.contract.pendingSigners.length === 0;
  return (
    <StepPage title={TEXT.title} pageTitle={TEXT.title} subtitle={progressText(coOwnership)}>
      <NumberCard label={CO_OWNER_END_TEXTS.stopped.number} value={String(coOwnership.proposalNumber)} />
      <RevocationNote
        revocation={coOwnership.revocation}
        number={coOwnership.proposalNumber}
        reader="CO_OWNER"
      />
      <EndSection heading={TEXT.recordHeading}>
        <KeyValue rows={[...loanRows(coOwnership), ...signatureRows(coOwnership)]} />
        <Text tone="muted" measure>
          {TEXT.keep}
        </Text>
        <FileActions
          file={{
            name: isComplete ? TEXT.contractSigned : TEXT.contract,
            href: contractHref(coOwnership.id),
          }}
        />
      </EndSection>
    </StepPage>
  );
};

/** A borrower revoked before this co-owner signed: they cannot sign until the bank resolves the revocation. */
const RevokedPage = () => {
  const { coOwnership } = useCoOwnerFlow();
  const { title, subtitle } = CO_OWNER_END_TEXTS.revoked;
  return (
    <StepPage title={title} pageTitle={title} subtitle={subtitle}>
      <NumberCard label={CO_OWNER_END_TEXTS.stopped.number} value={String(coOwnership.proposalNumber)} />
      <RevocationNote
        revocation={coOwnership.revocation}
        number={coOwnership.proposalNumber}
        reader="CO_OWNER"
      />
    </StepPage>
  );
};

const EndedPage = () => {
  const { coOwnership } = useCoOwnerFlow();
  const { title, text, number } = CO_OWNER_END_TEXTS.ended;
  return (
    <MessagePage icon="close" title={title}>
      <Text>{text}</Text>
      <Text tone="muted">{number(coOwnership.proposalNumber)}</Text>
    </MessagePage>
  );
};

/** Shows how the co-owner's part ended: signed, stopped by a register or a revocation, or no longer needed. */
export const EndScreen = () => {
  const { step } = useCoOwnerFlow().coOwnership;
  if (step === 'REVOKED') return <RevokedPage />;
  if (step === 'STOPPED') return <StoppedPage />;
  return step === 'ENDED' ? <EndedPage /> : <SignedPage />;
};
