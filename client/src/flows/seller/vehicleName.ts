import { vehicleCase } from '@prendarios/rules/displayCase';
import type { SaleViewFragment } from '../../generated/graphql.ts';

const CONDITION = { new: '0KM', used: 'Usado' } as const;

/** 'Fiat Cronos · 2027 · 0KM'; without maker and model the year says it. */
export function vehicleName({ brandName, modelName, year, zeroKm }: SaleViewFragment['vehicle']): string {
  const name = `${vehicleCase(brandName ?? '')} ${vehicleCase(modelName ?? '')}`.trim();
  const condition = zeroKm ? CONDITION.new : CONDITION.used;
  return [...(name === '' ? [] : [name]), year, condition].join(' · ');
}
