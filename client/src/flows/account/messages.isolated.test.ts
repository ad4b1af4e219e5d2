import { afterEach, describe, expect, test, vi } from 'vitest';
import { identityProblems } from './identityProblem.ts';
import { identityMessage, IDENTITY_MESSAGES, isNetworkError, UNKNOWN_IDENTITY_ERROR } from './messages.ts';

function failure(name: string, message = 'text of the service'): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('explains a failure caused by a browser that blocks storage', () => {
  const blocked = {
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('localStorage', blocked);
  expect(identityMessage(failure('AuthError'))).toMatch(/no deja guardar datos/);
  expect(identityMessage(failure('NotAuthorizedException'))).toBe(
    'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.',
  );
});

describe('error messages of the identity service [ER-10]', () => {
  test.each([
    ['AuthError', 'No pudimos acceder a tu cuenta. Probá de nuevo.'],
    ['EmptySignInUsername', 'Ingresá tu correo electrónico.'],
    ['EmptySignInPassword', 'Ingresá la contraseña.'],
    ['EmptyConfirmResetPasswordConfirmationCode', 'Ingresá el código que te enviamos.'],
    ['UserUnAuthenticatedException', 'Tu sesión terminó. Iniciá sesión de nuevo.'],
    ['NotAuthorizedException', 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.'],
    ['UserNotFoundException', 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.'],
    ['UserNotConfirmedException', 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.'],
    ['PasswordResetRequiredException', 'Tenés que elegir una contraseña nueva: recuperala con tu correo.'],
    ['CodeMismatchException', 'Ese código no es correcto. Revisalo y probá de nuevo.'],
    ['EnableSoftwareTokenMFAException', 'Ese código no es correcto. Revisalo y probá de nuevo.'],
    ['ExpiredCodeException', 'Ese código ya no sirve. Pedí otro.'],
    ['LimitExceededException', 'Hubo demasiados intentos. Esperá 15 minutos o recuperá tu contraseña.'],
    ['TooManyRequestsException', 'Hiciste muchos intentos seguidos. Esperá un momento y probá de nuevo.'],
    ['InvalidPasswordException', 'La contraseña tiene que tener entre 8 y 256 caracteres.'],
    ['SomethingNewException', UNKNOWN_IDENTITY_ERROR],
  ])('%s: %s', (name, words) => {
    expect(identityMessage(failure(name))).toBe(words);
  });

  test.each([
    ['Password attempts exceeded', /Esperá 15 minutos/],
    ['Code attempts exceeded', /Esperá 15 minutos/],
    ['Invalid session for the user, session is expired.', /Ingresá de nuevo tu correo/],
    ['Incorrect username or password.', /no coinciden/],
  ])('NotAuthorizedException with “%s” has its own message', (message, words) => {
    expect(identityMessage(failure('NotAuthorizedException', message))).toMatch(words);
  });

  test('are the same for a known and an unknown user', () => {
    expect(identityMessage(failure('UserNotFoundException'))).toBe(
      identityMessage(failure('NotAuthorizedException')),
    );
  });

  test('are our own plain sentences, never those of the service', () => {
    for (const words of Object.values(IDENTITY_MESSAGES)) {
      expect(words).toMatch(/^[A-ZÁÉÍÓÚ][^!]*\.$/);
      expect(words).not.toMatch(/inválid|por favor/i);
    }
    expect(identityMessage('not an error')).toBe(UNKNOWN_IDENTITY_ERROR);
  });

  test.each([
    ['NetworkError', 'A network error has occurred.', true],
    ['TypeError', 'Failed to fetch', true],
    ['Unknown', 'Network error', true],
    ['NotAuthorizedException', 'Incorrect username or password.', false],
  ])('%s (%s) counts as a lost connection: %s', (name, message, isCut) => {
    expect(isNetworkError(failure(name, message))).toBe(isCut);
  });
});

describe('form errors', () => {
  const rejecting = (error: Error) =>
    identityProblems(async () => {
      throw error;
    });

  test.each([
    ['CodeMismatchException', ['code']],
    ['ExpiredCodeException', ['code']],
    ['InvalidPasswordException', ['password']],
    ['NotAuthorizedException', []],
  ])('%s belongs to %j', async (name, path) => {
    await expect(rejecting(failure(name))).resolves.toEqual([
      { code: name, message: identityMessage(failure(name)), path },
    ]);
  });

  test('are empty after a success', async () => {
    await expect(identityProblems(() => Promise.resolve('fine'))).resolves.toEqual([]);
  });

  test('leave a lost connection to the form, which keeps its values', async () => {
    await expect(rejecting(failure('NetworkError'))).rejects.toThrow('text of the service');
  });
});
