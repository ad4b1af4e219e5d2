import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Suspense, type ReactNode } from 'react';
import { PREPAYMENT_TEXTS as TEXT } from './texts.ts';

type PrepaymentCardProps = {
  /** The simulator, which loads when the card opens. */
  children: ReactNode;
};

/** Asks a question that opens the prepayment simulator. */
export const PrepaymentCard = ({ children }: PrepaymentCardProps) => (
  <Card as="section">
    <Stack gap={2}>
      <Text as="h2" size={20} weight="bold">
        {TEXT.title}
      </Text>
      <Text tone="muted">{TEXT.intro}</Text>
      <Disclosure summary={TEXT.open}>
        <Suspense fallback={<Skeleton shape="card" label={TEXT.loading} />}>{children}</Suspense>
      </Disclosure>
    </Stack>
  </Card>
);
