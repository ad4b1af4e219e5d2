import type { StageAge } from './stageAge.ts';

/** Formats '3 días', or 'Hoy' for zero. */
export const daysText = (count: number): string =>
  count === 0 ? 'Hoy' : count === 1 ? '1 día' : `${count} días`;

/** Formats '3 días fuera de plazo'; null within the target. */
export const lateText = ({ lateDays }: StageAge): string | null =>
  lateDays > 0 ? `${daysText(lateDays)} fuera de plazo` : null;

/** Formats '3 días fuera de plazo', or '7 días en la etapa' within the target. */
export const ageText = (age: StageAge): string =>
  lateText(age) ?? (age.days === 0 ? 'En la etapa desde hoy' : `${daysText(age.days)} en la etapa`);
