import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepProgress } from './StepProgress.tsx';
import { fitsTheScreen, longLabel, played, showsFocus } from '../docs/plays.ts';

/**
 * Shows the current step among all steps.
 *
 * - **Not for:** Moving forward: only completed steps are links.
 * - **Accessibility:** An ordered list with `aria-current="step"`.
 * - **Keyboard:** Tab to reach it; Enter or Space opens the list.
 */
const meta = {
  title: 'form/StepProgress',
  component: StepProgress,
  args: {
    current: 3,
    total: 5,
    title: 'Tus datos',
    steps: [
      { label: 'Empezar', state: 'done', href: '#empezar' },
      { label: 'Tu vehículo', state: 'done', href: '#vehiculo' },
      { label: 'Tus datos', state: 'current' },
      { label: 'Tu oferta', state: 'todo' },
      { label: 'Documentos', state: 'todo' },
    ],
  },
} satisfies Meta<typeof StepProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /Paso 3 de 5 · Tus datos/ });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('list')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Opened: Story = {
  parameters: played,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /Paso 3 de 5 · Tus datos/ });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    // Ticks, then numbers: nothing resembles a radio button.
    const marks = steps.map((step) => step.querySelector('[aria-hidden]'));
    await expect(marks.map((mark) => mark?.textContent)).toEqual(['', '', '3', '4', '5']);
    await expect(marks.map((mark) => mark?.querySelector('svg') !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  },
};
export const First: Story = { args: { current: 1, title: 'Empezar' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: longLabel },
  play: fitsTheScreen,
};
