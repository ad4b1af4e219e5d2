import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../foundations/Stack.tsx';
import { IconMark } from './IconMark.tsx';

/**
 * Shows the icon of an item or a card on a coloured background.
 *
 * - **Not for:** Conveying a state without text next to it.
 */
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
const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="teal"/></svg>';

/** An uploaded photo in place of the icon. */
export const Thumbnail: Story = {
  render: () => (
    <IconMark
      icon="check"
      shape="square"
      size={48}
      image={`data:image/svg+xml,${encodeURIComponent(photo)}`}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(96));
    // The adjacent text describes it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
