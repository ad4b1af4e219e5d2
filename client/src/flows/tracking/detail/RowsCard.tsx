import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { Row } from '../proposal/facts.ts';

type RowsCardProps = { title: string; rows: Row[]; layout?: 'split' | 'stacked' };

export const RowsCard = ({ title, rows, layout }: RowsCardProps) => (
  <Card as="section">
    <Stack gap={4}>
      <Text as="h2" size={20}>
        {title}
      </Text>
      <KeyValue rows={rows} layout={layout} />
    </Stack>
  </Card>
);
