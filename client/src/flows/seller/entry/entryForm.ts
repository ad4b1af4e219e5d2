import { checkCompanyCuit, normalizeCuil } from '@prendarios/rules/cuil';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import type { FindSaleInput, Gender } from '../../../generated/graphql.ts';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { ENTRY_TEXTS } from './texts.ts';

const TEXT = ENTRY_TEXTS.errors;

export type EntryValues = {
  kind: 'person' | 'company' | null;
  documentNumber: string;
  gender: Gender | null;
  cuit: string;
  number: string;
};

export const initialEntry = (number: number | null): EntryValues => ({
  kind: null,
  documentNumber: '',
  gender: null,
  cuit: '',
  number: number === null ? '' : String(number),
});

const numberOf = (text: string): string => text.replace(/[\s.]/g, '');

/** Messages in the order of the page; only of the kind of seller in view. */
export function validateEntry({ kind, documentNumber, gender, cuit, number }: EntryValues): FieldMessages {
  if (kind === null) return { kind: TEXT.kind };
  const who: [string, string | null][] =
    kind === 'person'
      ? [
          ['documentNumber', checkDni(documentNumber)],
          ['gender', gender === null ? TEXT.gender : null],
        ]
      : [['cuit', normalizeCuil(cuit) === '' ? TEXT.cuit : checkCompanyCuit(cuit)]];
  const all = [...who, ['number', /^[1-9]\d{0,8}$/.test(numberOf(number)) ? null : TEXT.number] as const];
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}

export function entryInput({ kind, documentNumber, gender, cuit, number }: EntryValues): FindSaleInput {
  const proposalNumber = Number(numberOf(number));
  return kind === 'company'
    ? { documentNumber: normalizeCuil(cuit), gender: 'NOT_APPLICABLE', proposalNumber }
    : { documentNumber: normalizeDni(documentNumber), gender: gender ?? 'NOT_APPLICABLE', proposalNumber };
}
