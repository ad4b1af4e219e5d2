import { vehicleCase } from './displayCase.ts';
import { conditionLabel } from './years.ts';

type Model = { brandName?: string | null | undefined; modelName?: string | null | undefined };

/** 'Fiat Cronos Precision'; empty for a vehicle without brand and model, quoted by its value alone. */
export function modelText({ brandName, modelName }: Model): string {
  return `${vehicleCase(brandName ?? '')} ${vehicleCase(modelName ?? '')}`.trim();
}

/** 'Fiat Cronos Precision 0KM · 2027', the name of a vehicle on every screen; '0KM · 2027' without its model. */
export function vehicleName(vehicle: Model & { year: number; zeroKm: boolean }): string {
  return `${modelText(vehicle)} ${conditionLabel(vehicle)} · ${vehicle.year}`.trim();
}
