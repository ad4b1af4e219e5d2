import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from './Divider.tsx';
import { Text } from './Text.tsx';

/**
 * Separates a form from an alternative to it.
 *
 * - **Not for:** Items of a list (ItemList).
 */
const meta = {
  title: 'foundations/Divider',
  component: Divider,
  render: (args) => (
    <div>
      <Text>Ingresá con tu correo y tu contraseña.</Text>
      <Divider {...args} />
      <Text>O con la cuenta de tu empresa.</Text>
    </div>
  ),
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};
export const Roomy: Story = { args: { space: 8 } };
export const Dark: Story = { globals: { mode: 'dark' } };
