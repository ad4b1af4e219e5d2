import type { PersonValues } from '@prendarios/rules/forms/person';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { CO_OWNER_WORDS, PERSON_TEXTS } from './texts.ts';

export type PersonSectionProps = { form: StepForm<PersonValues>; isCoOwner: boolean };

/** The texts for the applicant, or for the co-owner. */
export const personTexts = (isCoOwner: boolean) =>
  isCoOwner ? { ...PERSON_TEXTS, ...CO_OWNER_WORDS } : PERSON_TEXTS;

/** The `autocomplete` value: the browser fills in only the user's own data. */
export const ownData = (isCoOwner: boolean, token: string) => (isCoOwner ? 'off' : token);
