import type { ReactNode } from 'react';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';

export type NumberCardProps = {
  /** 'Número de propuesta'. */
  label: string;
  /** The number, as people write it. */
  value: string;
  /** A button beside it, such as one that copies it. */
  action?: ReactNode;
};

/** A number to keep, such as that of a proposal, in large figures. */
export const NumberCard = ({ label, value, action }: NumberCardProps) => (
  <Card tone="sand" room="small">
    <Text tone="muted">{label}</Text>
    <Stack direction="row" gap={4} align="center" wrap>
      <Text size="display" weight="heavy" numeric>
        {value}
      </Text>
      {action}
    </Stack>
  </Card>
);
