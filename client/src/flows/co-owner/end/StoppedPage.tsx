import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useBank } from '#shared/page/bank.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { CO_OWNER_END_TEXTS } from './texts.ts';

const TEXT = CO_OWNER_END_TEXTS.stopped;

/** A register rejected one of the borrowers; the neutral text does not say which one. */
export const StoppedPage = () => {
  const { phone, identity } = useBank().contacts;
  const { coOwnership } = useCoOwnerFlow();
  return (
    <StepPage title={TEXT.title} pageTitle={TEXT.title}>
      <Text measure>{TEXT.text}</Text>
      <Card tone="sand">
        <Stack gap={3}>
          <Text as="h2" size={20}>
            {TEXT.next}
          </Text>
          <Stack as="ul" gap={2}>
            {TEXT.steps(phone, identity).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Stack>
          <Text tone="muted">
            {TEXT.number} <strong>{coOwnership.proposalNumber}</strong>
          </Text>
        </Stack>
      </Card>
    </StepPage>
  );
};
