import type { Meta } from '@storybook/react-vite';
import { MaintenancePage } from '../prerender/MaintenancePage.tsx';
import { APPLICANT, viewerIs } from '../../testing/samples/people.ts';
import { screen } from '../../testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/States of the site', tags: ['!autodocs'] };
export default meta;

const Broken = () => {
  throw new Error('A screen that cannot be drawn, on purpose.');
};

export const NotFound = screen({ at: '/otra-cosa', shows: 'No encontramos esa página' });

export const NotFoundByAUser = screen({
  at: '/usuario/otra-cosa',
  as: APPLICANT,
  answers: [viewerIs(APPLICANT)],
  shows: 'No encontramos esa página',
});

export const Maintenance = screen({
  at: '/',
  page: <MaintenancePage isVivere={false} />,
  shows: 'Sitio en mantenimiento',
});

export const MaintenanceOfVivere = screen({
  at: '/vivere/biometria',
  page: <MaintenancePage isVivere />,
  shows: 'Sitio en mantenimiento',
  globals: { brand: 'vivere' },
});

export const Failing = screen({ at: '/', page: <Broken />, shows: 'No pudimos cargar esta parte' });
