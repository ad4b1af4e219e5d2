import { ProtocolError } from '../protocol/errors.ts';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 256;

/** At least 8 characters without required classes (VA-15); every character counts, including spaces. */
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
