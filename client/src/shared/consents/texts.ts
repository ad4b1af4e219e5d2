export const CONSENT_TEXTS = {
  data: 'Acepto que usen mis datos para evaluar y gestionar el préstamo.',
  terms: 'Leí y acepto los términos y condiciones de uso.',
  link: 'Leer sobre privacidad',
} as const;
