import type { Meta } from '@storybook/react-vite';
import { USUAL_CONFIG } from '#testing/pageConfig.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/5 Account/01 Sign in', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/ingresar';
const { flags, identity } = USUAL_CONFIG;

export const Usual = screen({ at, shows: 'Olvidé mi contraseña' });

export const Returning = screen({
  at: `${at}?volver=%2Fusuario%2Fpanel-de-seguimiento`,
  shows: /Iniciá sesión y seguís donde estabas/,
});

export const WithCorporateIdentity = screen({
  at,
  config: {
    flags: { ...flags, corporateSignIn: true },
    identity: identity && { ...identity, authorizeDomain: 'identity.invalid' },
  },
  shows: 'Usar la cuenta de tu empresa',
});

export const WithoutSignUp = screen({
  at,
  config: { flags: { ...flags, signUp: false } },
  shows: 'Olvidé mi contraseña',
});

export const Unavailable = screen({
  at,
  config: { identity: null },
  shows: 'Por ahora no se puede iniciar sesión',
});
