import type { Meta } from '@storybook/react-vite';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/7 Site/09 Problem', tags: ['!autodocs'] };
export default meta;

const Broken = () => {
  throw new Error('A screen that cannot be drawn, on purpose.');
};

export const Usual = screen({ at: '/', page: <Broken />, shows: 'No pudimos cargar esta parte' });
