import type { PersonValues } from '@prendarios/rules/forms/person';
import type { StepForm } from '../../../../shared/forms/useStepForm.ts';
import type { PersonPart } from './personParts.ts';
import { CO_OWNER_WORDS, PERSON_TEXTS } from './texts.ts';

export type PersonSectionProps = { form: StepForm<PersonValues>; isCoOwner: boolean };

/** The texts for the applicant, or for the co-owner. */
export const personTexts = (isCoOwner: boolean) =>
  isCoOwner ? { ...PERSON_TEXTS, ...CO_OWNER_WORDS } : PERSON_TEXTS;

/** The `autocomplete` value: the browser fills in only the user's own data. */
export const ownData = (isCoOwner: boolean, token: string) => (isCoOwner ? 'off' : token);

/** The heading of a part: the first has the step's own. */
export function partHeading(part: PersonPart, isCoOwner: boolean): { title?: string; pageTitle?: string } {
  const TEXT = personTexts(isCoOwner);
  if (part === 'dni') return {};
  return part === 'contacto'
    ? { title: TEXT.contact, pageTitle: TEXT.contactTab }
    : { title: TEXT.work, pageTitle: TEXT.workTab };
}
