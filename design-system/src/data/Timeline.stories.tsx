import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'data/Timeline',
  component: Timeline,
  args: {
    items: [
      { title: 'Registro de datos', date: '20/11/2026', state: 'done' },
      { title: 'Seguro', date: '20/11/2026', state: 'done' },
      { title: 'Validación de identidad', detail: 'Falta que el titular saque sus fotos.', state: 'current' },
      { title: 'Documentación', detail: 'Falta el título del automotor.', state: 'blocked' },
      { title: 'Prenda', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[3]).toHaveTextContent('Frenado');
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
