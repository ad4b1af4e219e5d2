import { vehicleCase } from './displayCase.ts';
import { conditionYear } from './years.ts';

type Model = { brandName?: string | null | undefined; modelName?: string | null | undefined };

/** Returns 'Fiat Cronos Precision'; '' for a vehicle quoted only by value. */
export function modelText({ brandName, modelName }: Model): string {
  return `${vehicleCase(brandName ?? '')} ${vehicleCase(modelName ?? '')}`.trim();
}

/** Returns a vehicle's display name: 'Fiat Cronos Precision · 0KM 2027', or 'Usado 2019' without a model. */
export function vehicleName(vehicle: Model & { year: number; zeroKm: boolean }): string {
  const model = modelText(vehicle);
  return model === '' ? conditionYear(vehicle) : `${model} · ${conditionYear(vehicle)}`;
}
