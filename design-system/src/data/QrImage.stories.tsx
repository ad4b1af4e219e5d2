import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrImage } from './QrImage.tsx';

const side = 27;
/** Looks like a code and says nothing. */
const modules = Array.from({ length: side }, (_row, y) =>
  Array.from(
    { length: side },
    (_module, x) => x > 2 && y > 2 && x < 24 && y < 24 && (x * y + x + y) % 3 === 0,
  ),
);

/**
 * A code that another phone reads from the screen.
 *
 * - **Not for:** Alone: a link that can be copied says the same.
 * - **Accessibility:** The label says what it leads to.
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
