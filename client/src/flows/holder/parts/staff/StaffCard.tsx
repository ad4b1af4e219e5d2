import { Button } from '@prendarios/design-system/actions/Button';
import { Item } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import { STAFF_FRAME_TEXTS as TEXT } from './frameTexts.ts';

type StaffCardProps = {
  /** Name of the customer, once known. */
  name?: string | undefined;
  /** Point of sale, once known. */
  place?: string | undefined;
  children: ReactNode;
};

/** Shows the customer of the form, with a constant height. */
export const StaffCard = ({ name = TEXT.title, place = '\u00a0', children }: StaffCardProps) => (
  <Card as="section" tone="sand" room="small" aria-label={TEXT.label}>
    <Item
      as="div"
      icon="shop"
      end={
        <Stack direction="row" gap={1}>
          {children}
        </Stack>
      }
    >
      <Text weight="bold">{name}</Text>
      <Text size={15} tone="muted">
        {place}
      </Text>
    </Item>
  </Card>
);

/** Reserves the height of the loaded card. */
export const LoadingStaffCard = () => (
  <StaffCard>
    <Button variant="quiet" size="small" busy busyText={TEXT.handOver}>
      {TEXT.handOver}
    </Button>
  </StaffCard>
);
