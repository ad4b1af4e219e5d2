import type { Meta } from '@storybook/react-vite';
import { screen } from '#testing/ScreenStory.tsx';
import { rememberEmail } from './recoveryEmail.ts';

const meta: Meta = { title: 'screens/5 Account/06 Change password', tags: ['!autodocs'] };
export default meta;

const at = '/usuario/recuperar/cambiar-contrasena';
const arrived = screen({ at, shows: 'Elegí una contraseña nueva' });

/** The code was sent to the address from the previous page. */
export const Usual = {
  ...arrived,
  beforeEach: () => {
    rememberEmail('laura.gimenez@example.com');
    return () => rememberEmail('');
  },
};

/** After a reload, the page asks for the address again. */
export const Reloaded = arrived;
