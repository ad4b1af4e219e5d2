import { SELF_EMPLOYED_OCCUPATION_ID } from './constants.ts';

export const VEHICLE_TYPE = { car: 'A', motorcycle: 'M', utility: 'U' } as const;
const DEFAULT_VEHICLE_TYPE = VEHICLE_TYPE.car;

/** False only for the utility type if the owner is not self-employed (VA-12). */
export function mayChooseVehicleType(code: string, occupationId: number | null): boolean {
  return code !== VEHICLE_TYPE.utility || occupationId === SELF_EMPLOYED_OCCUPATION_ID;
}

/**
 * Returns the types to show: those of the agreement (all without one), except hidden codes (ST-22); the utility type
 * only for the self-employed.
 */
export function offeredVehicleTypes<T extends { code: string }>(
  types: readonly T[],
  options: {
    occupationId: number | null;
    hiddenCodes: readonly string[];
    agreementTypes?: readonly string[] | null;
  },
): T[] {
  const { occupationId, hiddenCodes, agreementTypes } = options;
  return types.filter(
    ({ code }) =>
      !hiddenCodes.includes(code) &&
      (agreementTypes?.includes(code) ?? true) &&
      mayChooseVehicleType(code, occupationId),
  );
}

/** Returns the car's code if cars are offered, otherwise the only type; null if the user must choose (EN-16). */
export function defaultVehicleType(offered: readonly { code: string }[]): string | null {
  if (offered.some(({ code }) => code === DEFAULT_VEHICLE_TYPE)) return DEFAULT_VEHICLE_TYPE;
  const [only, ...others] = offered;
  return others.length === 0 ? (only?.code ?? null) : null;
}
