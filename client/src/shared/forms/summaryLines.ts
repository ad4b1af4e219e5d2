import { NAME_MESSAGES } from '@prendarios/rules/messages';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import type { FieldMessages } from './userErrors.ts';

export type SummaryLine = { fieldId: string; message: string };

/** The prescribed messages for names (VA-01 to VA-03) do not say which name they are about. */
const NAMELESS = new Set<string>(Object.values(NAME_MESSAGES));
const NAMES: Readonly<Record<string, string>> = COMMON_TEXTS.nameLabels;

/** Returns one line per field for the error summary, and prefixes ambiguous messages with the field's label. */
export function summaryLines(messages: FieldMessages): SummaryLine[] {
  return Object.entries(messages).map(([fieldId, message]) => {
    const label = NAMES[fieldId.split('.').at(-1) ?? ''];
    const isNameless = label !== undefined && NAMELESS.has(message);
    return { fieldId, message: isNameless ? `${label}: ${message}` : message };
  });
}
