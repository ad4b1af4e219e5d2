import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

/**
 * Shows the brand of the page.
 *
 * - **Not for:** Decoration.
 */
const meta = { title: 'foundations/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ceibo: Story = {};
export const CeiboDark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Banco Ceibo' })).toBeVisible();
  },
};
