import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatPesos } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { useLocation } from 'react-router-dom';
import { useHolderFlow, type HolderSimulation } from '../../flow/HolderContext.ts';
import { VEHICLE_TEXTS } from '../../parts/vehicle/texts.ts';
import { isVehicleChange, vehicleChangeHref } from '../../parts/vehicle/vehicleChange.ts';

const TEXT = VEHICLE_TEXTS.change;

/** Shows the offer's vehicle with a link to change it; after a change, says that the offer is new. */
export const ChangeVehicle = ({ simulation }: { simulation: HolderSimulation }) => {
  const { href } = useHolderFlow();
  const { vehicle } = simulation;
  return (
    <Stack gap={3}>
      {isVehicleChange(useLocation().search) && <Alert tone="info">{TEXT.done}</Alert>}
      <Stack direction="row" gap={3} wrap align="center">
        <Text>
          <Spoken>{`${vehicleName(vehicle)} · ${formatPesos(vehicle.purchaseValue.amount)}`}</Spoken>
        </Text>
        <Button variant="quiet" size="small" href={vehicleChangeHref(href, simulation)}>
          {TEXT.open}
        </Button>
      </Stack>
    </Stack>
  );
};
