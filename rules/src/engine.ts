import type { Check } from './check.ts';
import { ENGINE_MESSAGES } from './messages.ts';
import { capitals, labelPattern, typedText } from './typedText.ts';

/** Letters, digits and the symbols that makers use. */
const PATTERN = /^[A-Z0-9 .*/-]{3,30}$/;
const LABEL = labelPattern('motor');

/** Returns capitals, without a leading 'Motor' or 'N°'. */
export function normalizeEngine(value: string): string {
  return capitals(typedText(value).replace(LABEL, ''));
}

/** Checks a vehicle's engine number. */
export function checkEngine(value: string): Check {
  const engine = normalizeEngine(value);
  if (engine === '') return ENGINE_MESSAGES.required;
  return PATTERN.test(engine) ? null : ENGINE_MESSAGES.pattern;
}
