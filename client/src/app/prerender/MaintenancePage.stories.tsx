import type { Meta } from '@storybook/react-vite';
import { MAINTENANCE } from '@prendarios/rules/messages';
import { screen } from '#testing/ScreenStory.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';

const meta: Meta = { title: 'screens/7 Site/07 Maintenance', tags: ['!autodocs'] };
export default meta;

export const Usual = screen({
  at: '/',
  page: <MaintenancePage isVivere={false} />,
  shows: MAINTENANCE.title,
});

export const UsualOfVivere = screen({
  at: '/vivere/biometria',
  page: <MaintenancePage isVivere />,
  shows: MAINTENANCE.title,
  globals: { brand: 'vivere' },
});
