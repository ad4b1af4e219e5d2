import * as z from 'zod/mini';
import type { Check } from '../check.ts';
import { checkDni, normalizeDni } from '../dni.ts';
import { checkName, normalizeName } from '../name.ts';
import { addressFields, localityField } from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { askedWhen, choice, fromList, part, text } from './schema.ts';
import { typedText } from '../typedText.ts';

const TEXT = FORM_MESSAGES.additionalData;

export const MARRIED = 'CAS';

/** The code of the relationship 'CONYUGE'. */
const SPOUSE = 'CON';

/** Whether the borrowers are spouses; unknown for a co-owner without a relationship. */
type SpousesPart = 'borrower' | 'none' | 'unknown';

/** The party that fills in the form, and the spouse's part in the loan. */
export type AdditionalCase = { party: 'owner' | 'coOwner'; spousesPart: SpousesPart };

/** Returns the case of a form; the relationship, asked for earlier, says whether the two are married. */
export function additionalCase(
  party: AdditionalCase['party'],
  coOwner: { relationshipCode: string | null } | null,
): AdditionalCase {
  if (coOwner === null) return { party, spousesPart: 'none' };
  const { relationshipCode } = coOwner;
  if (relationshipCode === null) return { party, spousesPart: 'unknown' };
  return { party, spousesPart: relationshipCode === SPOUSE ? 'borrower' : 'none' };
}

/** Makes a field optional; the spouse's data is only a note by the applicant. */
const unlessEmpty = (check: (value: string) => Check, normalize: (value: string) => string) =>
  text((value) => (typedText(value) === '' ? null : check(value)), normalize);
const spouse = z.object({
  firstName: unlessEmpty(checkName, normalizeName),
  lastName: unlessEmpty(checkName, normalizeName),
  document: unlessEmpty(checkDni, normalizeDni),
  gender: z.string(),
});
const spouseTakesPart = choice(z.enum(['yes', 'no']), TEXT.spouseTakesPart);

type Civil = { maritalStatusCode: string; spouseTakesPart: 'yes' | 'no' | null };

const isMarried = ({ maritalStatusCode }: Civil) => maritalStatusCode === MARRIED;

/** Whether to ask if the spouse takes part: only if the person is married and the relationship does not say it. */
export const asksIfSpouseTakesPart = (values: Civil, { spousesPart }: AdditionalCase) =>
  isMarried(values) && spousesPart === 'unknown';

/** Whether the person has a spouse who takes no part in the loan. */
export const hasNonParticipantSpouse = (values: Civil, { spousesPart }: AdditionalCase) =>
  isMarried(values) &&
  (spousesPart === 'none' || (spousesPart === 'unknown' && values.spouseTakesPart === 'no'));

/** The owner may note the spouse's data, unless the spouse is the co-owner. */
export const asksForSpouse = (values: Civil, of: AdditionalCase) =>
  of.party === 'owner' && hasNonParticipantSpouse(values, of);

/** Address and civil data of a party of the loan. */
export const additionalDataForm = (of: AdditionalCase) =>
  z
    .object({
      /** The co-owner lives with the owner; always false on the owner's page. */
      sameAddress: z.boolean(),
      provinceId: fromList(FORM_MESSAGES.province),
      /** Null if the person's city is not listed. */
      cityId: z.nullable(z.string()),
      locality: localityField,
      ...addressFields,
      maritalStatusCode: fromList(TEXT.maritalStatus),
      spouseTakesPart: z.nullable(z.enum(['yes', 'no'])),
      /** Stays in the browser (EN-02). */
      spouse: part<typeof spouse>(),
      nationalityId: fromList(TEXT.nationality),
      countryOfBirthId: fromList(TEXT.countryOfBirth),
    })
    .check(
      askedWhen('spouseTakesPart', spouseTakesPart, (values: Civil) => asksIfSpouseTakesPart(values, of)),
      askedWhen<Civil & { spouse: unknown }>('spouse', spouse, (values) => asksForSpouse(values, of)),
    );

export type AdditionalValues = z.input<ReturnType<typeof additionalDataForm>>;
export type AdditionalData = z.output<ReturnType<typeof additionalDataForm>>;

type Address = Pick<
  AdditionalValues,
  'provinceId' | 'cityId' | 'locality' | 'street' | 'number' | 'floor' | 'apartment' | 'postalCode'
>;

/** The co-owner's data; if they live together, the owner's address replaces the one in the fields. */
export const coOwnerAdditionalDataForm = (ownersAddress: Address | null, of: AdditionalCase) =>
  z.pipe(
    z.transform((values: AdditionalValues) =>
      values.sameAddress ? { ...values, ...ownersAddress } : values,
    ),
    additionalDataForm(of),
  );
