import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FileImage } from './FileImage.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="380"><rect width="600" height="380" fill="teal"/></svg>';

/**
 * An image that someone sent, shown in place.
 *
 * - **Not for:** Drawings (Icon); documents of several pages.
 * - **Content:** `alt` is the file’s name; empty for a small one, whose name is beside it.
 */
const meta = {
  title: 'data/FileImage',
  component: FileImage,
  args: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt: 'frente.png' },
} satisfies Meta<typeof FileImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'frente.png' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };

/** In a row, beside the file's name. */
export const Small: Story = {
  args: { small: true, alt: '' },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([48, 48]);
  },
};

/** An icon takes the place of a photo until it is loaded, which may wait until somebody sees it. */
export const SmallAwaited: Story = {
  args: { small: true, alt: '', src: undefined, onSight: fn() },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onSight).toHaveBeenCalledOnce());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
