import type { ReactNode } from 'react';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';

export type NumberCardProps = {
  /** Label of the number: 'Número de propuesta'. */
  label: string;
  /** Formatted number. */
  value: string;
  /** Button next to the number, for example to copy it. */
  action?: ReactNode;
};

/** Shows a number that users will need again, in large digits. */
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
