import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

/**
 * Shows the phases in order and what blocks one.
 *
 * - **Not for:** Steps of the current form (StepProgress).
 * - **Accessibility:** An ordered list; each state is also given as text.
 */
const meta = {
  title: 'data/Timeline',
  component: Timeline,
  args: {
    items: [
      {
        title: 'Registro de datos',
        date: '20/11/2026',
        state: 'done',
        steps: [
          { title: 'Datos', date: '20/11/2026 10:20', state: 'done' },
          { title: 'Seguro', by: 'vos', date: '20/11/2026 10:44', state: 'done' },
        ],
      },
      {
        title: 'Identidad',
        state: 'current',
        waitsFor: 'el titular',
        steps: [
          { title: 'Fotos del DNI', date: '20/11/2026 11:02', state: 'done' },
          { title: 'Selfie', state: 'current' },
        ],
      },
      {
        title: 'Documentación',
        detail: 'Falta el título del automotor.',
        waitsFor: 'el vendedor',
        state: 'blocked',
      },
      { title: 'Prenda', state: 'todo' },
      { title: 'Inscripción', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const StepsOpen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step, userEvent }) => {
    await step('shows phases and their steps as ordered lists', async () => {
      await expect(canvas.getAllByRole('list')).toHaveLength(3);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
      await expect(canvas.getByText('Datos')).not.toBeVisible();
    });
    await step('collapses the steps of a completed phase', async () => {
      await userEvent.click(canvas.getByText('Ver los pasos'));
      await expect(canvas.getByText('Datos')).toBeVisible();
      await expect(canvas.getByText(/^Hecho por vos/)).toBeVisible();
    });
    await step('announces every pending item but shows the word once', async () => {
      const words = canvas.getAllByText('Pendiente');
      await expect(words.map((word) => word.getBoundingClientRect().width > 1)).toEqual([true, false]);
    });
    await step('marks one current step', async () => {
      const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
      await expect(current).toHaveLength(1);
      await expect(current[0]).toHaveTextContent('SelfieEn curso');
    });
    await step('shows the blocker and the party that must act as text', async () => {
      await expect(canvas.getByText('Frenada')).toBeVisible();
      await expect(canvas.getByText('Sigue: el vendedor')).toBeVisible();
      await expect(canvas.getByText('20/11/2026 11:02', { exact: false })).toBeVisible();
    });
  },
};
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Identidad').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    items: [
      {
        title: 'Inscripción de la prenda en el Registro Seccional de la Propiedad del Automotor',
        detail: 'Falta la firma certificada de Concesionaria Integral de la Patagonia Norte S.A.',
        waitsFor: 'el registro seccional y el vendedor del vehículo',
        date: '20/11/2026',
        state: 'blocked',
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
