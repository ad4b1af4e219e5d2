import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import { CONTRACT_TEXTS } from '#shared/loan/contract/texts.ts';
import { useProposalChange } from '#shared/api/live/useProposalChange.ts';
import { isAwaited, linkRecipient } from '#shared/loan/seller/AwaitedSeller.tsx';
import { InviteSeller } from '#shared/loan/seller/InviteSeller.tsx';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';

const TEXT = CONTRACT_TEXTS.waiting;

type AwaitSellerProps = { forSeller: boolean; onChanged: () => void };

/** Shows who must act before the contract can be created, since when, and what follows. Continues automatically. */
export const AwaitSeller = ({ forSeller, onChanged }: AwaitSellerProps) => {
  const { proposal } = useBiometryFlow();
  useProposalChange(proposal.id, onChanged);
  const { title, text } = forSeller ? TEXT.seller : TEXT.data;
  const since = proposal.phases
    .find(({ name }) => name === 'SELLER')
    ?.steps.find(({ name }) => name === 'SELLER_DATA')?.finishedAt;
  return (
    <StepPage title={title} subtitle={text}>
      <Card>
        <Stack gap={2}>
          {forSeller && since && <Text weight="bold">{TEXT.since(formatDate(since))}</Text>}
          <Text measure>{TEXT.next}</Text>
        </Stack>
      </Card>
      {forSeller && (
        <InviteSeller
          proposalId={proposal.id}
          title={TEXT.sendAgain.title}
          text={isAwaited(proposal) ? TEXT.sendAgain.text(linkRecipient(proposal)) : ''}
          send={TEXT.sendAgain.send}
        />
      )}
    </StepPage>
  );
};
