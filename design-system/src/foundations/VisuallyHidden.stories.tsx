import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Gives screen readers text that sighted users infer from the layout: a number's unit, a list's heading.
 *
 * - **Not for:** Essential information; the label of a field (`hideLabel`).
 * - **Accessibility:** Read in its place; takes no space.
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
