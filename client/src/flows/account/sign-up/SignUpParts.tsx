import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Progress } from '#shared/page/steps/Progress.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';

const TEXT = ACCOUNT_TEXTS.signUp;

export const SignUpProgress = ({ current }: { current: 1 | 2 }) => (
  <Progress of={{ titles: TEXT.steps, at: current - 1 }} />
);

export const SignUpWhy = () => (
  <Card as="section">
    <Stack gap={2}>
      <Text as="h2" size={17} weight="bold">
        {TEXT.why.title}
      </Text>
      <Text size={15} tone="muted">
        {TEXT.why.text}
      </Text>
    </Stack>
  </Card>
);
