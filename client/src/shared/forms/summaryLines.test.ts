import { expect, test } from 'vitest';
import { summaryLines } from './summaryLines.ts';

test('[VA-01, VA-02] adds the label only to messages about names', () => {
  expect(
    summaryLines({
      firstName: 'Solo se permiten letras.',
      'spouse.lastName': 'Este campo es requerido.',
      email: 'Ingresá el correo electrónico.',
    }),
  ).toEqual([
    { fieldId: 'firstName', message: 'Nombre: Solo se permiten letras.' },
    { fieldId: 'spouse.lastName', message: 'Apellido: Este campo es requerido.' },
    { fieldId: 'email', message: 'Ingresá el correo electrónico.' },
  ]);
});
