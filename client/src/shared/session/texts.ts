export const LEAVE_TEXTS = {
  action: 'Salir de este dispositivo',
  question: '¿Salir de este dispositivo?',
  text: 'Lo que ya enviaste queda guardado. Para volver a entrar te pedimos un código o un enlace nuevo.',
  confirm: 'Salir',
  failed: 'No pudimos sacarte de este dispositivo. Revisá tu conexión y probá de nuevo.',
} as const;

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
