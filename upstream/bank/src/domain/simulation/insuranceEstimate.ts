import { ageAt } from '@prendarios/rules/birthDate';
import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import type { insuranceEstimateAnswer, insuranceEstimateQuery } from '../api/insurance.ts';
import type { Bank } from '../bank.ts';
import { vehicleAge } from '../catalogue/usedPrice.ts';
import { policiesFor } from '../premium/policies.ts';
import { readSimulation } from '../records/simulations.ts';
import { calculate } from './quoting.ts';
import { loanOfChoice } from './rates.ts';

export type InsuranceEstimate = z.infer<typeof insuranceEstimateAnswer>;
type Query = z.infer<typeof insuranceEstimateQuery>;

/** Assumptions about an unknown vehicle and driver (docs/domain.md#insurance-estimate). */
const ASSUMED = { vehicleType: 'A', vehicleAge: 5, driverAge: 35, provinceId: 1 };

/** Ages in full years; null if unknown. */
type Known = { vehicleType: string; value: number; vehicleAge: number | null; driverAge: number | null };

async function knownOf(bank: Bank, query: Query): Promise<Known> {
  const date = today(bank.clock);
  const ageOf = ({ zeroKm, year }: { zeroKm: boolean; year?: number | undefined }) => {
    if (zeroKm) return 0;
    return year === undefined ? null : vehicleAge(year, date);
  };
  if (query.uuid !== undefined) {
    const { vehicle, customer } = await readSimulation(bank.sql, query.uuid);
    return {
      vehicleType: vehicle.vehicleType,
      value: vehicle.purchaseValue,
      vehicleAge: ageOf(vehicle.fuelYear),
      driverAge: ageAt(customer.birthDate, date),
    };
  }
  const { value, zeroKm, year, vehicleType = ASSUMED.vehicleType } = query;
  if (value === undefined) throw invalid({ value: 'Ingresá el valor del vehículo.' });
  if (zeroKm === undefined) throw invalid({ zeroKm: 'Decinos si es 0KM.' });
  return { vehicleType, value, vehicleAge: ageOf({ zeroKm: zeroKm === 'true', year }), driverAge: null };
}

/**
 * Returns the cheapest policy that the pledge accepts, and the loan's cost with it (docs/domain.md#insurance-estimate).
 * @throws {ApiError} as loanOfChoice; 404 NO_POLICY if no policy fits the vehicle or the loan's mode has no rate.
 */
export async function insuranceEstimate(bank: Bank, query: Query): Promise<InsuranceEstimate> {
  const chosen = await loanOfChoice(bank, query);
  const known = await knownOf(bank, query);
  const provinceId = query.provinceId ?? ASSUMED.provinceId;
  const province = bank.catalogues.provinces.find(({ id }) => id === provinceId);
  if (!province) throw invalid({ provinceId: 'Elegí una provincia de la lista.' });
  const premiums = policiesFor(bank, {
    vehicleType: known.vehicleType,
    insuredSum: known.value,
    vehicleAge: known.vehicleAge ?? ASSUMED.vehicleAge,
    driverAge: known.driverAge ?? ASSUMED.driverAge,
    place: { provinceId, city: '', postalCode: query.postalCode ?? '' },
  }).map(({ monthlyPremium }) => monthlyPremium);
  if (chosen === null || premiums.length === 0) {
    throw notFound('NO_POLICY', 'No hay un seguro para estimar.');
  }
  const monthlyPremium = Math.min(...premiums);
  return {
    monthlyPremium,
    cfteaWithInsurance: calculate(bank, { ...chosen.loan, carPolicyMonthly: monthlyPremium }).cfteaWithPolicy,
    assumed: {
      driverAge: known.driverAge === null ? ASSUMED.driverAge : null,
      vehicleAge: known.vehicleAge === null ? ASSUMED.vehicleAge : null,
      province: query.provinceId === undefined ? province.name : null,
    },
  };
}
