import type { StageAge } from './stageAge.ts';

/** Formats '3 días', or 'Hoy' for zero. */
export const daysText = (count: number): string =>
  count === 0 ? 'Hoy' : count === 1 ? '1 día' : `${count} días`;

/** Formats '3 días fuera de plazo', or '7 días en la etapa' within the target. */
export function ageText({ days, lateDays }: StageAge): string {
  if (lateDays > 0) return `${daysText(lateDays)} fuera de plazo`;
  return days === 0 ? 'En la etapa desde hoy' : `${daysText(days)} en la etapa`;
}
