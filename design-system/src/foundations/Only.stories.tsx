import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Only } from './Only.tsx';
import { Text } from './Text.tsx';

/**
 * Content that belongs to some widths alone, or not on paper.
 *
 * - **Not for:** The same content in another order: change the layout.
 * - **Accessibility:** What is not shown is not read out either.
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
