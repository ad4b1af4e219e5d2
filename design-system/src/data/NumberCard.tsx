import { Card } from '../foundations/Card.tsx';
import { Text } from '../foundations/Text.tsx';

export type NumberCardProps = {
  /** 'Número de propuesta'. */
  label: string;
  /** The number, as people write it. */
  value: string;
};

/** The number by which something is found again, as large as can be. */
export const NumberCard = ({ label, value }: NumberCardProps) => (
  <Card tone="sand" room="small">
    <Text tone="muted">{label}</Text>
    <Text size="display" weight="heavy" numeric>
      {value}
    </Text>
  </Card>
);
