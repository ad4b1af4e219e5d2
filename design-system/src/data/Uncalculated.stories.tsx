import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../foundations/Card.tsx';
import { KeyValue } from './KeyValue.tsx';
import { Uncalculated } from './Uncalculated.tsx';

/**
 * Hides figures, charts and tables that belong to an earlier choice.
 *
 * - **Not for:** Content that has not loaded yet (Skeleton).
 * - **Accessibility:** Hidden from screen readers as well.
 */
const meta = {
  title: 'data/Uncalculated',
  component: Uncalculated,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    when: true,
    note: 'Sin calcular',
    children: (
      <KeyValue
        rows={[
          { term: 'Primera cuota', value: '$ 1.464.615,43' },
          { term: 'Desde la segunda', value: '$ 954.204,45' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Uncalculated>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$ 954.204,45')).not.toBeVisible();
    await expect(canvas.getByText('Sin calcular')).toBeVisible();
  },
};
export const Known: Story = {
  args: { when: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$ 954.204,45')).toBeVisible();
    await expect(canvas.queryByText('Sin calcular')).toBeNull();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
