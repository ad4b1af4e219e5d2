import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useBank } from '#shared/page/bank.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';
import { REGISTERS_TEXTS as TEXT } from './texts.ts';

/** Shows a refusal in neutral words, with the next steps (docs/domain.md#offers-and-refusals). */
export const RejectedPage = () => {
  const { phone, identity } = useBank().contacts;
  const { proposal } = useBiometryFlow();
  return (
    <StepPage title={TEXT.rejected.title}>
      <Text measure>{TEXT.rejected.message}</Text>
      <Card tone="sand">
        <Stack gap={3}>
          <Text as="h2" size={20}>
            {TEXT.rejected.next}
          </Text>
          <Stack as="ul" gap={2}>
            {TEXT.rejected.steps(phone, identity).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Stack>
          <Text tone="muted">
            {TEXT.rejected.number} <strong>{proposal.number}</strong>
          </Text>
        </Stack>
      </Card>
    </StepPage>
  );
};
