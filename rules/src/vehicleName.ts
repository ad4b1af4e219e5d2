import { vehicleCase } from './displayCase.ts';
import { conditionLabel } from './years.ts';

type Model = { brandName?: string | null | undefined; modelName?: string | null | undefined };

/** Returns 'Fiat Cronos Precision'; '' for a vehicle quoted only by value. */
export function modelText({ brandName, modelName }: Model): string {
  return `${vehicleCase(brandName ?? '')} ${vehicleCase(modelName ?? '')}`.trim();
}

/** Returns a vehicle's display name: 'Fiat Cronos Precision 0KM · 2027', or '0KM · 2027' without a model. */
export function vehicleName(vehicle: Model & { year: number; zeroKm: boolean }): string {
  return `${modelText(vehicle)} ${conditionLabel(vehicle)} · ${vehicle.year}`.trim();
}
