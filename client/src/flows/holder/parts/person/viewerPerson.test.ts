import { expect, test } from 'vitest';
import type { Viewer } from '#shared/session/useViewer.ts';
import { EMPTY_PERSON } from './personForm.ts';
import { personOfViewer } from './viewerPerson.ts';

const viewer: Viewer = {
  __typename: 'Viewer',
  id: 'u',
  firstName: 'Juan Pablo',
  lastName: 'García',
  gender: 'MALE',
  cuil: '20301112220',
  phoneNumber: '+5491155551234',
  email: 'solicitante@correo.example',
  role: 'APPLICANT',
  pointsOfSale: [],
};

test('[RT-23] prefills an applicant’s form with their own data', () => {
  expect(personOfViewer(viewer)).toMatchObject({
    firstName: 'Juan Pablo',
    lastName: 'García',
    gender: 'MALE',
    documentNumber: '30111222',
    cuil: '20301112220',
    email: 'solicitante@correo.example',
    phone: { areaCode: '11', number: '55551234' },
  });
});

test('removes the leading zero of a seven-digit DNI', () => {
  expect(personOfViewer({ ...viewer, cuil: '20056789014' }).documentNumber).toBe('5678901');
});

test('leaves fields empty if the account lacks the data', () => {
  const bare = { ...viewer, gender: null, cuil: null, phoneNumber: null };
  expect(personOfViewer(bare)).toMatchObject({
    gender: null,
    cuil: '',
    documentNumber: '',
    phone: { areaCode: '' },
  });
});

test.each(['SELLER', 'ADMIN'] as const)(
  'leaves the form of a %s empty, because they enter another person',
  (role) => {
    expect(personOfViewer({ ...viewer, role })).toEqual(EMPTY_PERSON);
  },
);

test('leaves a guest’s form empty', () => {
  expect(personOfViewer(null)).toEqual(EMPTY_PERSON);
});
