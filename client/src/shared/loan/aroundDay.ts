import { formatDay } from '@prendarios/rules/format';

/** Formats an expected day as approximate, such as 'alrededor del jueves 03/12/2026'. */
export const aroundDay = (date: string): string => `alrededor del ${formatDay(date)}`;
