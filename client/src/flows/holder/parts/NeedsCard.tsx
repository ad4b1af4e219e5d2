import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';

const NEEDS = {
  title: 'Qué vas a necesitar',
  items: [
    'Tu DNI y tu celular.',
    'Los datos del vehículo y de quien te lo vende.',
    'Los papeles del vehículo, en foto o PDF.',
  ],
} as const;

/** Beside a page that has no loan to show yet. */
export const NeedsCard = () => (
  <Card as="section" room="medium">
    <Stack gap={4}>
      <Text as="h2" size={17}>
        {NEEDS.title}
      </Text>
      <ItemList gap={4}>
        {NEEDS.items.map((need) => (
          <Item key={need} icon="check" tone="brand">
            {need}
          </Item>
        ))}
      </ItemList>
    </Stack>
  </Card>
);
