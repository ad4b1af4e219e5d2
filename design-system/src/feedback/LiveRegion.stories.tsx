import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from './LiveRegion.tsx';

/**
 * Announces a visual change to screen readers.
 *
 * - **Not for:** Visible text that is already in a live region.
 */
const meta = {
  title: 'feedback/LiveRegion',
  component: LiveRegion,
  args: { message: 'Encontramos 12 modelos' },
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Encontramos 12 modelos');
  },
};
export const Assertive: Story = {
  args: { assertive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Encontramos 12 modelos');
  },
};
