import type { Bank } from '../bank.ts';
import type { Coverage } from '../catalogue/catalogues.ts';
import { monthlyPremium, type PremiumInput } from './premium.ts';

type Insured = Pick<PremiumInput, 'place' | 'vehicleAge' | 'driverAge'> & {
  vehicleType: string;
  /** Pesos. */
  insuredSum: number;
};

/** A policy to offer, with its premium in pesos a month. */
type Policy = { insurerId: number; coverageCode: string; insuredSum: number; monthlyPremium: number };

/** Whether the pledge accepts the coverage: 'yes', or theft and fire for old cars and motorcycles. */
function isPledgeCover(coverage: Coverage, { vehicleType, vehicleAge }: Insured): boolean {
  return (
    coverage.acceptedAsPledgeCover === 'yes' ||
    vehicleType === 'M' ||
    (vehicleType === 'A' && vehicleAge > 10)
  );
}

const suits = (coverage: Coverage, insured: Insured) =>
  coverage.vehicleTypes.some((type) => type === insured.vehicleType) &&
  insured.vehicleAge <= coverage.maxVehicleAge &&
  isPledgeCover(coverage, insured);

/** Returns every policy that the pledge accepts, one per insurer and coverage. */
export function policiesFor({ catalogues }: Pick<Bank, 'catalogues'>, insured: Insured): Policy[] {
  const { insuredSum, place, vehicleAge, driverAge } = insured;
  return catalogues.coverages
    .filter((coverage) => suits(coverage, insured))
    .flatMap(({ code, pctMonth, minPremium }) =>
      catalogues.insurers.map(({ id, tariffIndex }) => ({
        insurerId: id,
        coverageCode: code,
        insuredSum,
        monthlyPremium: Number(
          monthlyPremium({
            insuredSum,
            pctMonth,
            minPremium,
            tariffIndex,
            place,
            vehicleAge,
            driverAge,
          }).toFixed(2),
        ),
      })),
    );
}
