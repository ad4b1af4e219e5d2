import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FileImage } from './FileImage.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="380"><rect width="600" height="380" fill="teal"/></svg>';

/**
 * Shows an image that someone uploaded.
 *
 * - **Not for:** Drawings (Icon); documents with several pages.
 * - **Content:** Set `alt` to the file name, or leave it empty if the name is next to a small image.
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

/** A thumbnail in a row, next to the file name. */
export const Small: Story = {
  args: { small: true, alt: '' },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([48, 48]);
  },
};

/** An icon is shown until the photo loads, which may wait until the row scrolls into view. */
export const SmallAwaited: Story = {
  args: { small: true, alt: '', src: undefined, onSight: fn() },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onSight).toHaveBeenCalledOnce());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
