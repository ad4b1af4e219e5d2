import type { Meta } from '@storybook/react-vite';
import { screen } from '#testing/ScreenStory.tsx';
import { keepAnswers } from './signUpAnswers.ts';

const meta: Meta = {
  title: 'screens/5 Account/04 Sign up done',
  tags: ['!autodocs'],
  beforeEach: () => {
    keepAnswers({ createdEmail: 'laura.gimenez@example.com' });
    return () => keepAnswers({ createdEmail: null });
  },
};
export default meta;

const at = { pathname: '/usuario/registrarse/registro-exitoso', state: { created: true } };

export const Usual = screen({ at, shows: 'Revisá tu correo' });
