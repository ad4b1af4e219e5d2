import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Only } from './Only.tsx';
import { Text } from './Text.tsx';

/**
 * Shows content only at some viewport widths, or hides it in print.
 *
 * - **Not for:** Reordering the same content: change the layout.
 * - **Accessibility:** Hidden content is hidden from screen readers too.
 */
const meta = {
  title: 'foundations/Only',
  component: Only,
  args: { children: <Text>En el teléfono la cuota está acá.</Text> },
} satisfies Meta<typeof Only>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPhones: Story = {
  args: { below: 'lg' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En el teléfono la cuota está acá.')).toBeVisible();
  },
};
export const NotOnPhones: Story = {
  args: { from: 'sm' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En el teléfono la cuota está acá.')).not.toBeVisible();
  },
};
