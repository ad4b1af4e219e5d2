import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { KeyValue } from '../data/KeyValue.tsx';
import type { SheetProps } from './Sheet.tsx';
import { Sheet } from './Sheet.tsx';
import { fitsTheScreen, longLabel, overlaid } from '../docs/plays.ts';

const Held = (args: SheetProps) => {
  const [isOpen, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ver mi préstamo</Button>
      <Sheet {...args} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/**
 * Shows more about the current content on phones.
 *
 * - **Not for:** Questions (Dialog).
 * - **Accessibility:** As in Dialog.
 * - **Keyboard:** Tab moves within it; Escape closes it.
 */
const meta = {
  title: 'overlay/Sheet',
  component: Sheet,
  render: (args) => <Held {...args} />,
  parameters: { docs: { ...overlaid } },
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Tu préstamo',
    children: <KeyValue rows={[{ term: 'Valor', value: '$ 43.500.000' }]} />,
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };
export const Closed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver mi préstamo' }));
    const sheet = screen.getByRole('dialog', { name: 'Tu préstamo' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { open: true, title: longLabel, children: longLabel },
  play: fitsTheScreen,
};
export const Dark: Story = { args: { open: true }, globals: { mode: 'dark' } };
export const Vivere: Story = { args: { open: true }, globals: { brand: 'vivere' } };
export const VivereDark: Story = { args: { open: true }, globals: { brand: 'vivere', mode: 'dark' } };
