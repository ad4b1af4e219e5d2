export const LEAVE_TEXTS = {
  action: 'Cerrar en este dispositivo',
  question: '¿Cerrar en este dispositivo?',
  text: 'Lo que ya enviaste queda guardado. Para volver a entrar te pedimos un código o un enlace nuevo.',
  confirm: 'Sí, cerrar',
  failed: 'No pudimos cerrar tu acceso en este dispositivo. Revisá la conexión y probá de nuevo.',
} as const;

export const SESSION_TEXTS = {
  /** Text prescribed by the requirements (ER-01). */
  expired: '¡Tu sesión ha expirado!. Por favor, inicia sesión de nuevo.',
  signIn: 'Iniciar sesión',
  dashboard: 'Panel de seguimiento',
  morning: 'Mi mañana',
  newQuote: 'Cotizar un préstamo',
  newProposal: 'Nueva propuesta',
  signOut: 'Cerrar sesión',
  account: 'Tu cuenta',
} as const;
