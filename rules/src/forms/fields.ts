import * as z from 'zod/mini';
import {
  checkFloor,
  checkLocality,
  checkStreet,
  checkStreetNumber,
  normalizeStreet,
  normalizeStreetNumber,
} from '../address.ts';
import { checkCbu, normalizeCbu } from '../cbu.ts';
import { checkCode, normalizeCode } from '../code.ts';
import { checkCompanyCuit, checkCuil, checkPersonCuil, normalizeCuil } from '../cuil.ts';
import { checkDni, normalizeDni } from '../dni.ts';
import { checkEmail, normalizeEmail } from '../email.ts';
import { ADDRESS_MESSAGES } from '../messages.ts';
import { checkBusinessName, checkName, normalizeName } from '../name.ts';
import { checkPassword } from '../password.ts';
import { type CellPhone, checkCellPhone, normalizeCellPhone } from '../phone.ts';
import { checkPostalCode, normalizePostalCode } from '../postalCode.ts';
import { typedCode, typedWords } from '../typedText.ts';
import { choice, rule, text } from './schema.ts';

export const nameField = text(checkName, normalizeName);
export const dniField = text(checkDni, normalizeDni);
export const emailField = text(checkEmail, normalizeEmail);
export const codeField = text(checkCode, normalizeCode);
/** Not trimmed. */
export const newPasswordField = text(checkPassword, (password) => password);
export const personCuilField = text(checkPersonCuil, normalizeCuil);
/** A person's CUIL or a company's CUIT. */
export const cuilField = text(checkCuil, normalizeCuil);
export const cbuField = text(checkCbu, normalizeCbu);

export const companyCuitField = (required: string) =>
  text((cuit) => (normalizeCuil(cuit) === '' ? required : checkCompanyCuit(cuit)), normalizeCuil);

export const businessNameField = text(checkBusinessName, typedWords);
/** A typed locality. */
export const localityField = text(checkLocality, typedWords);

const withoutDots = (number: string) => typedCode(number);
export const proposalNumberField = (message: string) =>
  text((number) => (/^[1-9]\d{0,8}$/.test(withoutDots(number)) ? null : message), withoutDots);

/** Area code and number, validated as one field. */
export const phoneParts = z.object({ areaCode: z.string(), number: z.string() });
export const phoneField = phoneParts.check(
  rule((phone: CellPhone) => checkCellPhone(phone)),
  z.overwrite(normalizeCellPhone),
);

export const genderOption = z.enum(['FEMALE', 'MALE', 'NON_BINARY', 'NOT_APPLICABLE']);
export const genderField = (message: string) => choice(genderOption, message);

/** The street address fields of every form with an address. */
export const addressFields = {
  street: text(checkStreet, normalizeStreet),
  number: text(checkStreetNumber, normalizeStreetNumber),
  floor: text((value) => checkFloor(value)),
  apartment: text((value) => checkFloor(value, ADDRESS_MESSAGES.apartment)),
  postalCode: text(checkPostalCode, normalizePostalCode),
};
