/**
 * Messages by error name of the identity service (ER-10 has the English of the first six). Unknown user and wrong
 * password share one message, and no message reveals whether an account exists (docs/ux.md#signing-in).
 */
export const WRONG_CREDENTIALS = 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.';
const WAIT = 'Hubo demasiados intentos. Esperá 15 minutos o recuperá tu contraseña.';
const SLOW_DOWN = 'Hiciste muchos intentos seguidos. Esperá un momento y probá de nuevo.';
const WRONG_CODE = 'Ese código no es correcto. Revisalo y probá de nuevo.';
const AGAIN = 'Pasó mucho tiempo. Ingresá de nuevo tu correo y tu contraseña.';

export const IDENTITY_MESSAGES: Readonly<Record<string, string>> = {
  // 'Authentication Error'
  AuthError: 'No pudimos acceder a tu cuenta. Probá de nuevo.',
  // 'Email cannot be empty'
  EmptySignInUsername: 'Ingresá tu correo electrónico.',
  EmptyResetPasswordUsername: 'Ingresá tu correo electrónico.',
  EmptyConfirmResetPasswordUsername: 'Ingresá tu correo electrónico.',
  // 'Password cannot be empty'
  EmptySignInPassword: 'Ingresá la contraseña.',
  EmptyConfirmResetPasswordNewPassword: 'Ingresá la contraseña.',
  // 'Confirmation code cannot be empty'
  EmptyConfirmResetPasswordConfirmationCode: 'Ingresá el código que te enviamos.',
  EmptyChallengeResponse: 'Ingresá el código.',
  EmptyVerifyTOTPSetupCode: 'Ingresá el código.',
  // 'User is not authenticated'
  UserUnAuthenticatedException: 'Tu sesión terminó. Iniciá sesión de nuevo.',

  NotAuthorizedException: WRONG_CREDENTIALS,
  UserNotFoundException: WRONG_CREDENTIALS,
  UserNotConfirmedException: WRONG_CREDENTIALS,
  PasswordResetRequiredException: 'Tenés que elegir una contraseña nueva: recuperala con tu correo.',
  LimitExceededException: WAIT,
  TooManyFailedAttemptsException: WAIT,
  TooManyRequestsException: SLOW_DOWN,
  CodeMismatchException: WRONG_CODE,
  EnableSoftwareTokenMFAException: WRONG_CODE,
  ExpiredCodeException: 'Ese código ya no sirve. Pedí otro.',
  InvalidPasswordException: 'La contraseña tiene que tener entre 8 y 256 caracteres.',
  InvalidParameterException: 'Revisá lo que escribiste y probá de nuevo.',
  SignInException: AGAIN,
  InvalidUserPoolConfigurationException: 'No pudimos acceder a tu cuenta. Probá de nuevo.',
  OAuthSignInException: 'No pudimos iniciar tu sesión con la cuenta de tu empresa. Probá de nuevo.',
};

/** 'Account is locked' and 'session is over' share an error name with a wrong password; only the message differs. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/attempts? exceeded/i, WAIT],
  [/session (is|has) (expired|over)|invalid session/i, AGAIN],
  [
    /temporary password has expired/i,
    'Tu contraseña provisoria venció. Recuperá tu contraseña con tu correo.',
  ],
];

export const UNKNOWN_IDENTITY_ERROR = 'No pudimos acceder a tu cuenta. Probá de nuevo.';

/** No response ('Network Error'): a retry may help. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'NetworkError' || error.name === 'TypeError' || /network error/i.test(error.message);
}

/** The identity library stores its state in the browser and reports only that storing failed. */
const NO_STORAGE =
  'Tu navegador no deja guardar datos de este sitio, y sin eso no podés iniciar sesión. Permitilo en la configuración o probá con otro navegador.';

function keepsStorage(): boolean {
  if (!('localStorage' in globalThis)) return true;
  try {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('prendarios-probe', '1');
    for (const storage of [localStorage, sessionStorage]) storage.removeItem('prendarios-probe');
    return true;
  } catch {
    return false;
  }
}

export function identityMessage(error: unknown): string {
  if (!(error instanceof Error)) return UNKNOWN_IDENTITY_ERROR;
  const byWords = BY_WORDS.find(([words]) => words.test(error.message))?.[1];
  const known = byWords ?? IDENTITY_MESSAGES[error.name] ?? UNKNOWN_IDENTITY_ERROR;
  return known === UNKNOWN_IDENTITY_ERROR && !keepsStorage() ? NO_STORAGE : known;
}
