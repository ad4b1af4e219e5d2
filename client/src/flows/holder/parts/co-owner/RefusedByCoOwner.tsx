import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { useApolloClient } from '@apollo/client/react';
import { Text } from '@prendarios/design-system/foundations/Text';
import { HolderFlowDocument } from '#generated/graphql.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { coOwnerName } from '#shared/loan/coOwner/coOwnerName.ts';
import { CO_OWNER_PART_TEXTS } from '#shared/loan/coOwner/texts.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import { stepById } from '../../flow/flow.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { CancelApplication } from '../cancel/CancelApplication.tsx';
import { WithoutCoOwner } from './WithoutCoOwner.tsx';

const TEXT = CO_OWNER_PART_TEXTS.refused;

/** Shows the co-owner's refusal and its reason, and how the owner can continue. */
export const RefusedByCoOwner = () => {
  const { href, state } = useHolderFlow();
  const isOwnersPhase = !stepById('phone-validation').done(state);
  const client = useApolloClient();
  const proposal = useHolderProposal();
  const reason = proposal.coOwnerPart?.refusalReason ?? null;
  useLive(
    async (signal) => {
      const context = backgroundContext(signal);
      await client.query({ query: HolderFlowDocument, fetchPolicy: 'network-only', context });
    },
    { of: proposal.id },
  );
  return (
    <FormPage
      title={TEXT.title(coOwnerName(proposal))}
      subtitle={isOwnersPhase ? TEXT.textBefore : TEXT.text}
      foot={
        <ButtonBar sticky={false}>
          {isOwnersPhase ? (
            <WithoutCoOwner onAlone={() => undefined} />
          ) : (
            <Button href={href('personal-data')}>{TEXT.alone}</Button>
          )}
          <CancelApplication />
        </ButtonBar>
      }
    >
      {reason !== null && (
        <Card as="section" tone="sand" room="small">
          <KeyValue layout="stacked" rows={[{ term: TEXT.reason, value: reason }]} />
        </Card>
      )}
      <Stack gap={3}>
        <Text measure>{TEXT.changed}</Text>
        <Busy text={CO_OWNER_PART_TEXTS.follows} />
      </Stack>
    </FormPage>
  );
};
