import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  crossFieldRule,
  askedWhen,
  choice,
  messagesOf,
  part,
  requiredText,
  text,
  requiredCheckbox,
  withFaults,
} from './schema.ts';

const colour = choice(z.enum(['red', 'blue']), 'Elegí un color.');
const shouting = text(
  (value) => (value === '' ? 'Falta.' : null),
  (value) => value.trim().toUpperCase(),
);

describe('a form’s schema', () => {
  test('reports the first error of each field, including rules across fields, in schema order', () => {
    const form = z
      .object({ name: shouting, colour, accepted: requiredCheckbox('Falta aceptar.') })
      .check(
        crossFieldRule<{ name: string; accepted: boolean }>('name', ({ accepted }) =>
          accepted ? null : 'Sin aceptar no hay nombre.',
        ),
      );
    const faults = messagesOf(form, { name: '', colour: null, accepted: false });
    expect(faults).toEqual({ name: 'Falta.', colour: 'Elegí un color.', accepted: 'Falta aceptar.' });
    expect(form.safeParse({ name: '', colour: 'red', accepted: true }).error?.issues).toEqual([
      { code: 'custom', message: 'Falta.', path: ['name'] },
    ]);
    expect(messagesOf(form, { name: 'a', colour: 'red', accepted: false })).toEqual({
      accepted: 'Falta aceptar.',
      name: 'Sin aceptar no hay nombre.',
    });
    expect(form.parse({ name: ' a ', colour: 'red', accepted: true })).toEqual({
      name: 'A',
      colour: 'red',
      accepted: true,
    });
  });

  test('validates a conditional part only if its condition is met and otherwise leaves it unchanged', () => {
    const pet = z.object({ name: requiredText('Falta el nombre.') });
    const form = z
      .object({ hasPet: z.boolean(), pet: part<typeof pet>() })
      .check(askedWhen<{ hasPet: boolean; pet: unknown }>('pet', pet, ({ hasPet }) => hasPet));
    expect(messagesOf(form, { hasPet: true, pet: { name: ' ' } })).toEqual({
      'pet.name': 'Falta el nombre.',
    });
    expect(form.parse({ hasPet: true, pet: { name: ' Tom ' } }).pet.name).toBe('Tom');
    expect(form.parse({ hasPet: false, pet: { name: ' ' } }).pet.name).toBe(' ');
  });

  test('accepts errors for fields that are not among its values', () => {
    const form = withFaults(z.object({ name: shouting }), { 'document-DNI': 'Falta el DNI.' });
    expect(messagesOf(form, { name: '' })).toEqual({ name: 'Falta.', 'document-DNI': 'Falta el DNI.' });
  });
});
