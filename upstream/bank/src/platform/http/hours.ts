import { ALLOWED_HOURS } from '@prendarios/rules/constants';
import type { Platform } from '../platform.ts';
import { isWithinHours } from '../clock.ts';
import { ApiError } from './errors.ts';

/** @throws 403 OUT_OF_HOURS outside the opening hours (docs/domain.md#opening-hours). */
export function requireHours(bank: Pick<Platform, 'settings' | 'clock'>): void {
  if (!bank.settings.hoursWindow || isWithinHours(bank.clock)) return;
  throw new ApiError(
    403,
    'OUT_OF_HOURS',
    `Este paso está disponible de ${ALLOWED_HOURS.from} a ${ALLOWED_HOURS.until} h. Tus datos quedaron guardados.`,
  );
}
