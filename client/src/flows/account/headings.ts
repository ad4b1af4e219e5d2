/** Headings and tab titles of the account's screens; those of the sign-up are prescribed (SH-06, SH-07). */
export const ACCOUNT_HEADINGS = {
  'sign-in': { title: 'Ingresar', heading: 'Ingresá a tu cuenta' },
  'sign-up-person': { title: 'Datos personales', subtitle: 'Por favor completa tus datos personales' },
  'sign-up-address': {
    title: 'Datos del domicilio',
    subtitle: 'Por favor completa los datos de tu domicilio',
  },
  'sign-up-done': { title: 'Registro exitoso', heading: 'Tu cuenta está creada' },
  recover: {
    title: 'Recuperar la contraseña',
    heading: 'Recuperá tu contraseña',
    subtitle: 'Escribí el correo con el que ingresás y te mandamos un código para elegir otra.',
  },
  'change-password': { title: 'Cambiar la contraseña', heading: 'Elegí una contraseña nueva' },
} as const;

export type AccountScreen = keyof typeof ACCOUNT_HEADINGS;
