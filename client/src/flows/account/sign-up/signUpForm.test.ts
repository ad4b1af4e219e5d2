import {
  addressForm,
  signUpPersonForm,
  type SignUpAddress,
  type SignUpPerson,
} from '@prendarios/rules/forms/account';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { describe, expect, test } from 'vitest';
import { EMPTY_PERSON, FIRST_ADDRESS, localityOf, newUserInput } from './signUpForm.ts';

const person: SignUpPerson = {
  firstName: ' María  de los Ángeles ',
  lastName: "O'Connor Peña",
  cuil: '20-30111222-0',
  gender: 'FEMALE',
  email: ' Maria@Correo.EXAMPLE ',
  phone: { areaCode: '011', number: '15 5555-1234' },
};
const address: SignUpAddress = {
  ...FIRST_ADDRESS,
  street: ' Av. Rivadavia ',
  number: ' 4502 ',
  floor: '',
  apartment: ' B ',
  postalCode: 'c1424ceu',
};

describe('[EN-10] the new user', () => {
  test('is sent with a lower-case email and trimmed fields', () => {
    expect(newUserInput(signUpPersonForm.parse(person), addressForm.parse(address))).toEqual({
      firstName: 'María de los Ángeles',
      lastName: "O'Connor Peña",
      cuil: '20301112220',
      gender: 'FEMALE',
      email: 'maria@correo.example',
      phone: { areaCode: '11', number: '55551234' },
      address: {
        provinceId: '1',
        locality: 'CIUDAD DE BUENOS AIRES',
        street: 'Av. Rivadavia',
        number: '4502',
        floor: '',
        apartment: 'B',
        postalCode: 'C1424CEU',
      },
    });
  });

  test('may omit the gender', () => {
    expect(newUserInput({ ...person, gender: '' }, address).gender).toBeNull();
  });
});

describe('the two sign-up steps', () => {
  test('require everything except the gender in the first step, in page order', () => {
    expect(Object.keys(messagesOf(signUpPersonForm, EMPTY_PERSON))).toEqual([
      'firstName',
      'lastName',
      'cuil',
      'email',
      'phone',
    ]);
    expect(messagesOf(signUpPersonForm, person)).toEqual({});
  });

  test('start the second step with the city of Buenos Aires [EN-15]', () => {
    expect(Object.keys(messagesOf(addressForm, FIRST_ADDRESS))).toEqual(['street', 'number', 'postalCode']);
    expect(messagesOf(addressForm, address)).toEqual({});
    expect(localityOf('2')).toBe('');
    expect(localityOf('1')).toBe('CIUDAD DE BUENOS AIRES');
  });

  test('limit floor and apartment to nine characters', () => {
    const found = messagesOf(addressForm, { ...address, floor: '1234567890', apartment: '1234567890' });
    expect(Object.keys(found)).toEqual(['floor', 'apartment']);
  });
});
