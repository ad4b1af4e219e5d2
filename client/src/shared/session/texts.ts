export const SESSION_TEXTS = {
  /** A text that the requirements prescribe (ER-01). */
  expired: '¡Tu sesión ha expirado!. Por favor, inicia sesión de nuevo.',
  signIn: 'Ingresar',
  dashboard: 'Panel de seguimiento',
  newQuote: 'Cotizar un préstamo',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando tu sesión…',
  account: 'Tu cuenta',
} as const;
