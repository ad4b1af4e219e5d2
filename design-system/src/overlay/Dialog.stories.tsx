import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { overlaid } from '../docs/plays.ts';
import { Button } from '../actions/Button.tsx';
import type { DialogProps } from './Dialog.tsx';
import { Dialog } from './Dialog.tsx';

const Held = (args: DialogProps) => {
  const [isOpen, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog
        {...args}
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Entendido</Button>}
      />
    </>
  );
};

/**
 * Shows a question or message that users must answer first.
 *
 * - **Not for:** Forms, news, long text.
 * - **Accessibility:** Traps the focus and returns it on close.
 * - **Keyboard:** Tab moves within it; Escape closes it.
 */
const meta = {
  title: 'overlay/Dialog',
  component: Dialog,
  render: (args) => <Held {...args} />,
  parameters: { docs: { ...overlaid } },
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Oops',
    children: 'Ha ocurrido un error. Por favor intente nuevamente',
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await step('opens with the focus inside', async () => {
      await userEvent.click(opener);
      const dialog = screen.getByRole('dialog', { name: 'Oops' });
      await waitFor(() => expect(dialog).toBeVisible());
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('hides the page, but not the focused element, from screen readers', async () => {
      await expect(opener.closest('[aria-hidden=true]')).not.toBeNull();
      await expect(document.activeElement?.closest('[aria-hidden=true]')).toBeNull();
    });
    await step('traps the focus', async () => {
      const dialog = screen.getByRole('dialog');
      for (let press = 0; press < 4; press += 1) {
        await userEvent.tab();
        await waitFor(() =>
          expect(document.activeElement?.closest('.MuiDialog-root')).toBe(dialog.closest('.MuiDialog-root')),
        );
      }
    });
    await step('closes on Escape and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(opener.closest('[aria-hidden=true]')).toBeNull();
    });
  },
};

export const AlertDialog: Story = { args: { open: true, role: 'alertdialog' } };
export const LongText: Story = {
  args: { open: true, children: 'Las condiciones del préstamo. '.repeat(120) },
};
export const Dark: Story = { args: { open: true }, globals: { mode: 'dark' } };
