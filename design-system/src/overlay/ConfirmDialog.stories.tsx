import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { overlaid } from '../docs/plays.ts';
import { Button } from '../actions/Button.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onConfirm = fn();
const onCancel = fn();

const Asking = (args: ConfirmDialogProps) => {
  const [isOpen, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancelar</Button>
      <ConfirmDialog
        {...args}
        open={isOpen}
        onCancel={() => {
          setOpen(false);
          args.onCancel();
        }}
      />
    </>
  );
};

/**
 * Asks for confirmation before an action that is hard to undo.
 *
 * - **Not for:** Unsaved answers (ConfirmLeave); actions that can be undone.
 * - **Content:** The title asks; the button names the action.
 * - **Accessibility:** As in Dialog; errors are announced and the dialog stays open.
 * - **Keyboard:** Tab to reach the buttons; Enter or Space to press; Escape cancels.
 */
const meta = {
  title: 'overlay/ConfirmDialog',
  component: ConfirmDialog,
  render: (args) => <Asking {...args} />,
  parameters: { docs: { ...overlaid } },
  args: {
    open: true,
    title: '¿Querés cancelar la propuesta 104.882?',
    children: 'El titular recibe un aviso. No se puede deshacer.',
    confirm: 'Cancelar la propuesta',
    onConfirm,
    onCancel,
  },
  beforeEach: () => [onConfirm, onCancel].forEach((each) => each.mockClear()),
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Confirming: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await step('asks and runs the confirmed action', async () => {
      const dialog = screen.getByRole('alertdialog', { name: '¿Querés cancelar la propuesta 104.882?' });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar la propuesta' }));
      await expect(onConfirm).toHaveBeenCalledTimes(1);
    });
    await step('cancels on Escape and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(onCancel).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    });
  },
};
export const Danger: Story = { args: { danger: true } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Un momento…' }));
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { error: 'No pudimos cancelarla. Probá de nuevo.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cancelarla');
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: '¿Querés cancelar la propuesta 104.882 de Automotores Libertador Sociedad Anónima?',
    children:
      'El titular, el vendedor y el codeudor reciben un aviso. Los documentos que ya subieron se guardan durante treinta días y después se borran. No se puede deshacer.',
  },
};
export const Dark: Story = { globals: { mode: 'dark' }, args: { danger: true } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
