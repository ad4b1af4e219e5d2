import { personalDataForm } from '@prendarios/rules/forms/person';
import { crossFieldRule, messagesOf, requiredText } from '@prendarios/rules/forms/schema';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NO_CONSENTS } from '#shared/loan/consents/consents.ts';
import { EMPTY_PERSON } from './personForm.ts';
import { partOf } from './partOf.ts';
import { readPart, type PersonPart } from '#shared/page/steps/part.ts';
import { isAskedBy, partOfField } from './personParts.ts';

const form = personalDataForm({ today: '2026-11-22', asksConsents: true });
const nothing = { ...EMPTY_PERSON, withOther: 'ALONE' as const, ...NO_CONSENTS };

test.each<[PersonPart, string[]]>([
  ['dni', ['firstName', 'lastName', 'documentNumber', 'gender', 'birthDate', 'cuil']],
  ['contacto', ['email', 'phone']],
  ['trabajo', ['occupationId', 'vatStatusCode', 'dataConsent', 'termsConsent']],
])('the part %s asks for %j, and for all earlier fields', (part, own) => {
  const faults = Object.keys(
    messagesOf(
      partOf(form, (field) => isAskedBy(part, field)),
      nothing,
    ),
  );
  expect(faults.filter((field) => partOfField(field) === part)).toEqual(own);
  expect(faults.every((field) => isAskedBy(part, field))).toBe(true);
});

test('assigns a nested field to its field’s part and shows the first part for an unknown URL', () => {
  expect(partOfField('phone.number')).toBe('contacto');
  expect(readPart('trabajo')).toBe('trabajo');
  expect(readPart('otra')).toBe('dni');
  expect(readPart(null)).toBe('dni');
});

test('gives a part the errors of its own fields, including rules across fields', () => {
  const small = z
    .object({ name: requiredText('Falta.'), city: requiredText('Falta la ciudad.') })
    .check(crossFieldRule<{ name: string }>('name', ({ name }) => (name === 'x' ? 'Otro nombre.' : null)));
  const faultsOf = (name: string) =>
    messagesOf(
      partOf(small, (field) => field === 'name'),
      { name, city: '' },
    );
  expect(faultsOf('')).toEqual({ name: 'Falta.' });
  expect(faultsOf('x')).toEqual({ name: 'Otro nombre.' });
  expect(faultsOf('a')).toEqual({});
});
