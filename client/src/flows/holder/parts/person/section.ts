import type { PersonValues } from '@prendarios/rules/forms/person';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { CO_OWNER_WORDS, PERSON_TEXTS } from './texts.ts';

export type PersonSectionProps = { form: StepForm<PersonValues>; isCoOwner: boolean };

export const personTexts = (isCoOwner: boolean) =>
  isCoOwner ? { ...PERSON_TEXTS, ...CO_OWNER_WORDS } : PERSON_TEXTS;

/** Returns the `autocomplete` value; browsers can only fill in their own user's data. */
export const ownData = (isCoOwner: boolean, token: string) => (isCoOwner ? 'off' : token);
