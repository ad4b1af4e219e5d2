import { sentenceCase } from '@prendarios/rules/displayCase';
import type { Gender } from '#generated/graphql.ts';

/** Maps the bank's gender codes to the schema's names (EN-14). */
export const GENDER_OF_CODE: Readonly<Record<string, Gender>> = {
  F: 'FEMALE',
  M: 'MALE',
  X: 'NON_BINARY',
  N: 'NOT_APPLICABLE',
};

export const CODE_OF_GENDER: Readonly<Record<Gender, string>> = {
  FEMALE: 'F',
  MALE: 'M',
  NON_BINARY: 'X',
  NOT_APPLICABLE: 'N',
};

/** Returns the bank's genders as options for a person, without 'NO APLICA', which is for companies. */
export function genderOptions(
  genders: readonly { code: string; description: string }[],
): { value: Gender; label: string }[] {
  return genders.flatMap(({ code, description }) => {
    const value = GENDER_OF_CODE[code];
    return value === undefined || value === 'NOT_APPLICABLE'
      ? []
      : [{ value, label: sentenceCase(description) }];
  });
}
