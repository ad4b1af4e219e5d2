import type { Meta } from '@storybook/react-vite';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/7 Site/03 Legal', tags: ['!autodocs'] };
export default meta;

export const Protection = screen({
  at: '/legales/proteccion-de-los-usuarios-de-servicios-financieros',
  shows: 'Tarifas y comisiones',
});

export const Contracts = screen({
  at: '/legales/contratos-de-adhesion',
  shows: 'Leer el modelo de contrato',
});

export const Privacy = screen({ at: '/legales/privacidad', shows: 'Tus derechos' });
