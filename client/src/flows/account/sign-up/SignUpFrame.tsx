import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import { appConfig } from '#shared/appConfig.ts';
import { Progress } from '#shared/page/steps/Progress.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { UnavailablePage } from '../sign-in/UnavailablePage.tsx';

const TEXT = ACCOUNT_TEXTS.signUp;

/** The layout of the sign-up pages; while the flag is off, a page that says so (SH-14). */
export const SignUpGate = ({ children }: { children: ReactNode }) => {
  const { flags, identity } = appConfig();
  return flags.signUp && identity !== null ? (
    children
  ) : (
    <UnavailablePage title={TEXT.closed.title} message={TEXT.closed.message} />
  );
};

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
