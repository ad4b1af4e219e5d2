import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { vehicleIds, vehicleRows, type DashboardProposal } from '../proposal/facts.ts';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';

/** Shows the vehicle and its registration data. */
export const VehicleCard = ({ vehicle }: { vehicle: DashboardProposal['vehicle'] }) => (
  <Card as="section">
    <Stack gap={4}>
      <Text as="h2" size={20}>
        {PROPOSAL_TEXTS.vehicle.heading}
      </Text>
      <KeyValue rows={[...vehicleRows(vehicle), ...vehicleIds(vehicle)]} />
    </Stack>
  </Card>
);
