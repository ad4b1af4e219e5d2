import { FORM_MESSAGES } from '../forms/messages.ts';
import { ADDRESS_MESSAGES as TEXT } from '../messages.ts';
import { aMessage, type Refusals } from './formCases.ts';

export const phone = { areaCode: '011', number: '15-4555-6677' };
export const sentPhone = { areaCode: '11', number: '45556677' };
export const sellerPerson = {
  firstName: 'Ana',
  lastName: 'Gómez',
  documentNumber: '30.111.222',
  gender: 'FEMALE',
  cuil: '27-30111222-5',
  email: 'ana@correo.com',
  phone,
};
export const address = {
  provinceId: '2',
  locality: ' Rosario ',
  street: 'Mitre',
  number: '123',
  floor: '',
  apartment: ' 123456789 ',
  postalCode: 's2000abc',
};
export const badAddress: Refusals = [
  ['provinceId', '', FORM_MESSAGES.province],
  ['locality', '  ', TEXT.locality],
  ['locality', 'x'.repeat(151), TEXT.localityLong],
  ['street', '', aMessage],
  ['number', 'doce', aMessage],
  ['floor', '1234567890', TEXT.floor],
  ['floor', 'piso 🚗', TEXT.floor],
  ['apartment', '1234567890', TEXT.apartment],
  ['postalCode', 'ABCD', aMessage],
];
