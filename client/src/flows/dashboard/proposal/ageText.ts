import type { StageAge } from './stageAge.ts';

const daysText = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** '3 días fuera de plazo', or without delay '7 días en la etapa'. */
export function ageText({ days, lateDays }: StageAge): string {
  if (lateDays > 0) return `${daysText(lateDays)} fuera de plazo`;
  return days === 0 ? 'En la etapa desde hoy' : `${daysText(days)} en la etapa`;
}
