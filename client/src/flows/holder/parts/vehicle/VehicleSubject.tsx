import { VehicleImage, type VehicleKind } from '@prendarios/design-system/data/VehicleImage';
import type { SummaryCardProps } from '@prendarios/design-system/data/SummaryCard';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { formatPesos } from '@prendarios/rules/format';
import { percentageOf } from '@prendarios/rules/quote';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { VEHICLE_TYPE } from '@prendarios/rules/vehicleType';
import { VEHICLE_TEXTS } from './texts.ts';

const TEXT = VEHICLE_TEXTS.subject;

const KINDS: Readonly<Record<string, VehicleKind>> = {
  [VEHICLE_TYPE.car]: 'car',
  [VEHICLE_TYPE.utility]: 'pickup',
  [VEHICLE_TYPE.motorcycle]: 'motorcycle',
};

type SubjectVehicle = {
  typeCode: string | null;
  brandName?: string | null | undefined;
  modelName?: string | null | undefined;
  year: number | null;
  zeroKm: boolean | null;
  purchaseValue: { amount: string } | null;
};

const nameOf = ({ year, zeroKm, ...model }: SubjectVehicle): string =>
  year === null || zeroKm === null ? TEXT.unknown : vehicleName({ ...model, year, zeroKm });

/** Returns the financed vehicle for the card; `amount` in whole pesos, null before the choice. */
export function loanSubject(vehicle: SubjectVehicle, amount: number | null): SummaryCardProps['subject'] {
  const value = Number(vehicle.purchaseValue?.amount ?? 0);
  const share = Math.round(percentageOf(amount ?? 0, value));
  const detail =
    value === 0
      ? null
      : [formatPesos(value), ...(amount === null ? [] : [TEXT.financed(formatPesos(amount), share)])].join(
          ' · ',
        );
  return {
    image: <VehicleImage kind={KINDS[vehicle.typeCode ?? ''] ?? 'car'} />,
    name: nameOf(vehicle),
    ...(detail !== null && { detail: <Spoken>{detail}</Spoken> }),
  };
}
