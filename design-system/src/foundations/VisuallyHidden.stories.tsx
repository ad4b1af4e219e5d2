import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Words that the eye gets from the place: the unit beside a number, the heading of a list.
 *
 * - **Not for:** What everyone needs to know; the name of a field (`hideLabel`).
 * - **Accessibility:** Read out in its place; it takes no room.
 */
const meta = {
  title: 'foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'cuotas' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideANumber: Story = {
  render: (args) => (
    <Text size={20}>
      48 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('cuotas');
    await expect(hidden).toBeInTheDocument();
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
export const Heading: Story = {
  args: { as: 'h2', children: 'Resultados' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Resultados' })).toBeInTheDocument();
  },
};
