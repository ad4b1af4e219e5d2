import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { played } from '../docs/plays.ts';
import { CopyLink } from './CopyLink.tsx';

/**
 * Lets users continue on another device or in another browser.
 *
 * - **Not for:** Sharing with someone else.
 * - **Accessibility:** Announces that the link was copied; without a clipboard, shows the address.
 * - **Keyboard:** Tab to reach it; Enter or Space to press.
 */
const meta = {
  title: 'actions/CopyLink',
  component: CopyLink,
  args: { url: 'https://prestamos.example/retomar', onCopied: fn() },
} satisfies Meta<typeof CopyLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Copied: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Enlace copiado' })).toHaveFocus();
    await expect(write).toHaveBeenCalledWith(args.url);
    await expect(canvas.getByRole('status')).toHaveTextContent('Enlace copiado');
  },
};
export const NotAllowed: Story = {
  parameters: played,
  play: async ({ canvas, userEvent, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar el enlace' }));
    await expect(await canvas.findByLabelText('Copialo desde acá:')).toHaveValue(args.url);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
