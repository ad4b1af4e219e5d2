import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { nameCase } from '@prendarios/rules/displayCase';
import { CoOwnerLink } from '#shared/loan/coOwner/CoOwnerLink.tsx';
import { coOwnerName } from '#shared/loan/coOwner/coOwnerName.ts';
import { CO_OWNER_PART_TEXTS as TEXT } from '#shared/loan/coOwner/texts.ts';
import { useApolloClient } from '@apollo/client/react';
import { BiometryFlowDocument, type BiometryProposalFragment } from '#generated/graphql.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { formatMoment } from '#shared/text/moment.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';

const STEP = 'terms';

/** Polls the proposal while the page is open; polling does not count as user activity. */
function useFollowing(onRead: (proposal: BiometryProposalFragment) => void): void {
  const { id } = useBiometryFlow().proposal;
  const client = useApolloClient();
  useLive(
    async (signal) => {
      const { data } = await client.query({
        query: BiometryFlowDocument,
        variables: { id, byId: true },
        fetchPolicy: 'network-only',
        context: backgroundContext(signal),
      });
      if (data?.proposal) onRead(data.proposal);
    },
    { of: id },
  );
}

/** Waits for the co-owner's identity check; continues automatically. */
export const AwaitCheck = ({ onReady }: { onReady: () => void }) => {
  const { proposal } = useBiometryFlow();
  const name = coOwnerName(proposal);
  useFollowing(({ coOwnerPart }) => {
    if (coOwnerPart?.step !== 'IDENTITY') onReady();
  });
  return (
    <StepPage title={TEXT.identity.title(name)} subtitle={TEXT.identity.text(name)}>
      <CoOwnerLink proposal={proposal} />
    </StepPage>
  );
};

/** Waits for the co-owner's signature after the owner's; continues automatically. */
export const AwaitSignature = () => {
  const { proposal, advance } = useBiometryFlow();
  const name = coOwnerName(proposal);
  useFollowing((after) => {
    if (after.contract.pendingSigners.length === 0) advance(STEP, after);
  });
  return (
    <StepPage
      title={TEXT.signature.title(name)}
      pageTitle={TEXT.signature.title(name)}
      subtitle={TEXT.signature.text(name)}
      previous={null}
    >
      <Card as="section" tone="sand" room="medium" aria-label={TEXT.signature.title(name)}>
        <KeyValue
          rows={(proposal.contract.signatures ?? []).map((signature) => ({
            term: TEXT.signature.signed(nameCase(signature.name)),
            value: formatMoment(signature.signedAt),
          }))}
        />
      </Card>
      <CoOwnerLink proposal={proposal} />
    </StepPage>
  );
};
