import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';
import { fitsTheScreen, longLabel } from '../docs/plays.ts';

/**
 * Shows the progress of a task.
 *
 * - **Not for:** Waits of unknown length (Busy, Skeleton).
 */
const meta = {
  title: 'feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Subiendo frente.jpg', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Subiendo frente.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
  },
};
export const WithDetail: Story = { args: { detail: '1,2 de 4,8 MB', value: 1.2, max: 4.8 } };
export const Done: Story = { args: { tone: 'success', value: 100 } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Empty: Story = { args: { value: 0 } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel },
  play: fitsTheScreen,
};
