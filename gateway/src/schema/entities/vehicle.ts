import { vehicleIdentityForm } from '@prendarios/rules/forms/vehicle';
import type { Schemas } from '../../bank/contract.ts';
import type { IdentifyVehicleInput, VehicleInput } from '../../generated/resolvers.ts';
import { money } from '../convert/values.ts';
import { type Checked, checkedValue, FieldErrors } from '../input/check.ts';
import type { SaleVehicleModel, VehicleModel } from '../models.ts';
import { type FieldNames, nestFieldNames } from './fieldNames.ts';

const VEHICLE: FieldNames = {
  vehicleType: 'typeCode',
  brand: 'brandId',
  model: 'modelId',
  fuelYear: 'year',
  'fuelYear.year': 'year',
  'fuelYear.price': 'year',
  'fuelYear.zeroKm': 'zeroKm',
};

/** Field names of a vehicle in `vehicle` of the body and the input. */
export const NESTED_VEHICLE: FieldNames = nestFieldNames('vehicle', VEHICLE);
/** Field names of a vehicle that is the entire body, and in `vehicle` of the input. */
export const CHANGED_VEHICLE: FieldNames = {
  ...Object.fromEntries(Object.entries(VEHICLE).map(([bank, input]) => [bank, `vehicle.${input}`])),
  purchaseValue: 'vehicle.purchaseValue',
};

export function vehicleBody(vehicle: VehicleInput, fuelYear: Schemas['FuelYear']): Schemas['VehicleBody'] {
  return {
    vehicleType: vehicle.typeCode,
    ...(vehicle.brandId ? { brand: vehicle.brandId } : {}),
    ...(vehicle.modelId ? { model: Number(vehicle.modelId) } : {}),
    fuelYear,
    purchaseValue: Number(vehicle.purchaseValue),
    // Always false (EN-03).
    taxi: false,
  };
}

/** Checks the vehicle's identifiers; only used vehicles have a plate (docs/domain.md#plate-and-chassis). */
export function vehicleIdentity(
  { brandName, modelName, plate, chassis, engine }: IdentifyVehicleInput,
  { typeCode, zeroKm }: { typeCode: string; zeroKm: boolean },
): Checked<Schemas['UpdateVehicleBody']> {
  const errors = new FieldErrors();
  const form = vehicleIdentityForm({ typeCode, asksForNames: false, asksForPlate: !zeroKm });
  const identity = errors.take([], form, {
    brandName: brandName ?? '',
    modelName: modelName ?? '',
    plate: plate ?? '',
    chassis,
    engine,
  });
  return checkedValue(errors, {
    ...(identity.brandName !== '' && { brandName: identity.brandName }),
    ...(identity.modelName !== '' && { modelName: identity.modelName }),
    ...(!zeroKm && { plate: identity.plate }),
    chassis: identity.chassis,
    engine: identity.engine,
  });
}

type Answer = Schemas['VehicleAnswer'];

export function toVehicle(vehicle: Answer): VehicleModel {
  const { fuelYear, model = null } = vehicle;
  return {
    typeCode: vehicle.vehicleType,
    brandId: vehicle.brand ?? null,
    brandName: vehicle.brandName ?? null,
    modelId: model === null ? null : String(model),
    modelName: vehicle.modelName ?? null,
    year: fuelYear.year,
    zeroKm: fuelYear.zeroKm,
    // A vehicle quoted by value has no catalogue price.
    catalogValue: model === null ? null : money(fuelYear.price),
    purchaseValue: money(vehicle.purchaseValue),
    plate: vehicle.plate || null,
    chassis: vehicle.chassis || null,
    engine: vehicle.engine || null,
  };
}

export function toSaleVehicle({ vehicleType, brandName, modelName, fuelYear }: Answer): SaleVehicleModel {
  return {
    typeCode: vehicleType,
    brandName: brandName ?? null,
    modelName: modelName ?? null,
    year: fuelYear.year,
    zeroKm: fuelYear.zeroKm,
  };
}

/** Whether the vehicle has all data for the contract; new vehicles have no plate. */
export const isVehicleIdentified = ({ chassis, engine, plate, fuelYear }: Answer): boolean =>
  Boolean(chassis) && Boolean(engine) && (fuelYear.zeroKm || Boolean(plate));
