import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrImage } from './QrImage.tsx';

const side = 27;
/** A pattern that resembles a QR code but encodes nothing. */
const modules = Array.from({ length: side }, (_row, y) =>
  Array.from(
    { length: side },
    (_module, x) => x > 2 && y > 2 && x < 24 && y < 24 && (x * y + x + y) % 3 === 0,
  ),
);

/**
 * Shows a QR code that another phone scans from the screen.
 *
 * - **Not for:** Use on its own; also offer a link to copy.
 * - **Accessibility:** The label names the destination.
 */
const meta = {
  title: 'data/QrImage',
  component: QrImage,
  args: { modules, label: 'Código QR para seguir en tu celular' },
} satisfies Meta<typeof QrImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Código QR para seguir en tu celular' });
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
export const Large: Story = { args: { large: true } };
export const Dark: Story = { globals: { mode: 'dark' }, play: Default.play };
