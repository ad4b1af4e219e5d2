import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileImage } from './FileImage.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="380"><rect width="600" height="380" fill="teal"/></svg>';

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
