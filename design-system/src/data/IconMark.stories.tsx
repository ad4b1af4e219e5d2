import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../foundations/Stack.tsx';
import { IconMark } from './IconMark.tsx';

const meta = {
  title: 'data/IconMark',
  component: IconMark,
  args: { icon: 'clock' },
  render: () => (
    <Stack direction="row" gap={3} wrap>
      <IconMark icon="camera" />
      <IconMark icon="check" tone="green" />
      <IconMark icon="warning" tone="orange" />
      <IconMark icon="person" tone="primary" size={48} />
      <IconMark icon="document" shape="square" />
    </Stack>
  ),
} satisfies Meta<typeof IconMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(5);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
