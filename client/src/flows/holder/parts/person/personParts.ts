import type { PersonalDataValues } from '@prendarios/rules/forms/person';
import { PERSON_PARTS, type PersonPart } from '#shared/page/steps/part.ts';

type Field = keyof PersonalDataValues;
const LATER: Readonly<Record<Exclude<PersonPart, 'dni'>, readonly Field[]>> = {
  contacto: ['email', 'phone', 'providerCode'],
  trabajo: [
    'occupationId',
    'workActivityCode',
    'vatStatusCode',
    'turnoverTaxCategoryCode',
    'monthlyIncome',
    'withOther',
    'dataConsent',
    'termsConsent',
  ],
};

/** Returns the part with a field; `phone.number` is in `phone`. */
export function partOfField(field: string): PersonPart {
  const [name] = field.split('.');
  const isIn = (part: keyof typeof LATER) => LATER[part].some((own) => own === name);
  if (isIn('contacto')) return 'contacto';
  return isIn('trabajo') ? 'trabajo' : 'dni';
}

/** Whether a field is in `part` or an earlier one. */
export function isAskedBy(part: PersonPart, field: string): boolean {
  return PERSON_PARTS.indexOf(partOfField(field)) <= PERSON_PARTS.indexOf(part);
}
