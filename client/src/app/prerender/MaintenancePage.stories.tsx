import type { Meta } from '@storybook/react-vite';
import { screen } from '../../testing/ScreenStory.tsx';
import { MAINTENANCE_TITLE as shows, MaintenancePage } from './MaintenancePage.tsx';

const meta: Meta = { title: 'screens/Maintenance', tags: ['!autodocs'] };
export default meta;

export const Usual = screen({ at: '/', page: <MaintenancePage isVivere={false} />, shows });

export const UsualOfVivere = screen({
  at: '/vivere/biometria',
  page: <MaintenancePage isVivere />,
  shows,
  globals: { brand: 'vivere' },
});
