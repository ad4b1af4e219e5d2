import * as z from 'zod/mini';
import { normalizeCode } from '../code.ts';
import { CODE_MESSAGES, PASSWORD_MESSAGES } from '../messages.ts';
import {
  addressFields,
  codeField,
  emailField,
  genderOption,
  localityField,
  nameField,
  newPasswordField,
  personCuilField,
  phoneField,
} from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { fromList, rule, text } from './schema.ts';

/** Only required: the rules may have changed since the password was set. */
const knownPassword = z
  .string()
  .check(rule((password) => (password === '' ? PASSWORD_MESSAGES.required : null)));

/** The email address is the user name (VA-15). */
export const signInForm = z.object({ email: emailField, password: knownPassword });

export const newPasswordForm = z.object({ password: newPasswordField });
export const ownPasswordForm = z.object({ current: knownPassword, password: newPasswordField });
export const recoverForm = z.object({ email: emailField });
export const changePasswordForm = z.object({
  email: emailField,
  code: codeField,
  password: newPasswordField,
});

/** Six digits of an authenticator app; spaces are ignored. */
export const authenticatorForm = z.object({
  code: text((code) => {
    const digits = normalizeCode(code);
    if (digits === '') return FORM_MESSAGES.authenticator;
    return /^\d{6}$/.test(digits) ? null : CODE_MESSAGES.pattern;
  }, normalizeCode),
});

export const signUpPersonForm = z.object({
  firstName: nameField,
  lastName: nameField,
  cuil: personCuilField,
  /** '' if not provided: the bank then stores 'NA'. */
  gender: z.union([genderOption, z.literal('')]),
  email: emailField,
  phone: phoneField,
});

/** The address at sign-up; also the gateway's `address` of additional data. */
export const addressForm = z.object({
  provinceId: fromList(FORM_MESSAGES.province),
  locality: localityField,
  ...addressFields,
});

export type SignUpPerson = z.input<typeof signUpPersonForm>;
export type SignUpAddress = z.input<typeof addressForm>;
