import { ProtocolError } from '../protocol/errors.ts';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 256;

/** Checks for at least 8 characters of any class, including spaces (VA-15). */
export function checkPassword(password: string): void {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) throw new ProtocolError('InvalidPasswordException');
  if (length > PASSWORD_MAX) {
    throw new ProtocolError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password is too long',
    );
  }
}
