import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spoken } from './Spoken.tsx';
import { Text } from './Text.tsx';

/**
 * Shows an amount that changes, or that is the only content of its element.
 *
 * - **Not for:** Other text (Text).
 * - **Accessibility:** Screen readers read pesos and cents instead of the sign and the dots.
 */
const meta = {
  title: 'foundations/Spoken',
  component: Spoken,
  args: { children: '$ 954.204,45' },
  render: (args) => (
    <Text as="div" role="group" aria-label="cuota" size={25} numeric>
      <Spoken {...args} />
    </Text>
  ),
} satisfies Meta<typeof Spoken>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pesos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$ 954.204,45')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('954.204 pesos con 45 centavos')).toBeInTheDocument();
  },
};
export const WithoutAmount: Story = {
  args: { children: 'Sin calcular' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin calcular')).not.toHaveAttribute('aria-hidden');
  },
};
