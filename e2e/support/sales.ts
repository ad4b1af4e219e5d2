import { cuilOf } from './people.ts';

/** The vehicle's seller in the journeys, in the bank's format. */
export const PERSON = {
  firstName: 'Mario',
  lastName: 'Vende',
  document: '25111222',
  gender: 'M',
  cuitl: cuilOf('25111222'),
  email: 'mario@correo.example',
  cellPhone: { areaCode: '11', number: '44443333' },
};
export const COMPANY = {
  businessName: 'AUTOMOTORES LIBERTADOR S.A.',
  cuit: '30705658613',
  email: 'ventas@libertador.example',
  cellPhone: { areaCode: '11', number: '44440000' },
};
