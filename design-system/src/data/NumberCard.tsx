import { Card } from '../foundations/Card.tsx';
import { Text } from '../foundations/Text.tsx';

export type NumberCardProps = {
  /** 'Número de propuesta'. */
  label: string;
  /** The number, as people write it. */
  value: string;
};

/** A number to keep, such as that of a proposal, in large figures. */
export const NumberCard = ({ label, value }: NumberCardProps) => (
  <Card tone="sand" room="small">
    <Text tone="muted">{label}</Text>
    <Text size="display" weight="heavy" numeric>
      {value}
    </Text>
  </Card>
);
