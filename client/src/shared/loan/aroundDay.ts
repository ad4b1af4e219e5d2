import { formatDay } from '@prendarios/rules/format';

/** An expected day, as a date that may move: 'alrededor del jueves 03/12/2026'. */
export const aroundDay = (date: string): string => `alrededor del ${formatDay(date)}`;
