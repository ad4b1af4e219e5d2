import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from './LiveRegion.tsx';

/**
 * Reading out a change that is otherwise only seen.
 *
 * - **Not for:** Text that is on screen in a live element already.
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
