export const CONSENT_TEXTS = {
  data: [
    'Acepto que usen mis datos para evaluar y gestionar el préstamo, según la ',
    'política de privacidad',
  ],
  terms: ['Leí y acepto los ', 'términos y condiciones de uso'],
} as const;
