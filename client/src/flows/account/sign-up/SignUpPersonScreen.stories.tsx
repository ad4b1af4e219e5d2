import type { Meta } from '@storybook/react-vite';
import { USUAL_CONFIG } from '#testing/pageConfig.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/5 Account/02 Sign up person', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/registrarse/datos-personales';

export const Usual = screen({ at, shows: 'Apellido' });

export const Closed = screen({
  at,
  config: { flags: { ...USUAL_CONFIG.flags, signUp: false } },
  shows: 'Por ahora no se crean cuentas nuevas',
});
