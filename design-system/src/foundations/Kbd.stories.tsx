import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './Kbd.tsx';

/**
 * Shows a keyboard shortcut on devices with a keyboard.
 *
 * - **Not for:** The only way to perform an action.
 * - **Content:** The label printed on the key.
 */
const meta = {
  title: 'foundations/Kbd',
  component: Kbd,
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esc').tagName).toBe('KBD');
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
