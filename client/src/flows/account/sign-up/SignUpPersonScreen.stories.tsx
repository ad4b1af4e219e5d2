import type { Meta } from '@storybook/react-vite';
import { screen } from '../../../testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/account/SignUp', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/registrarse/datos-personales';

export const Usual = screen({ at, shows: 'Apellido' });

export const Closed = screen({
  at,
  config: { flags: { logs: false, sidebar: true, coOwner: true, signUp: false, corporateSignIn: false } },
  shows: 'El registro no está disponible',
});
