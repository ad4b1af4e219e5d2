import { SELF_EMPLOYED_OCCUPATION_ID } from './constants.ts';

export const VEHICLE_TYPE = { car: 'A', motorcycle: 'M', utility: 'U' } as const;
const DEFAULT_VEHICLE_TYPE = VEHICLE_TYPE.car;

/** True unless `code` is the utility type, which only self-employed owners may choose (VA-12). */
export function mayChooseVehicleType(code: string, occupationId: number | null): boolean {
  return code !== VEHICLE_TYPE.utility || occupationId === SELF_EMPLOYED_OCCUPATION_ID;
}

/**
 * Returns the types to show: those of the agreement (all without one), without the hidden codes of the configuration
 * (ST-22), and the utility type only for the self-employed.
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

/** EN-16: returns the car's code where cars are offered, else the only type; null when the user must choose. */
export function defaultVehicleType(offered: readonly { code: string }[]): string | null {
  if (offered.some(({ code }) => code === DEFAULT_VEHICLE_TYPE)) return DEFAULT_VEHICLE_TYPE;
  const [only, ...others] = offered;
  return others.length === 0 ? (only?.code ?? null) : null;
}
