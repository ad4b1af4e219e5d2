import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Text } from '../foundations/Text.tsx';
import { SidePanel } from './SidePanel.tsx';

const closed = fn();

/**
 * Shows an item next to its list on wide screens.
 *
 * - **Not for:** Phones, where the item has its own page; questions that require an answer (Dialog).
 * - **Accessibility:** A named complementary region that can take the focus and then returns it.
 * - **Keyboard:** Tab to reach its controls; the page closes it on Escape.
 */
const meta = {
  title: 'layout/SidePanel',
  component: SidePanel,
  args: {
    title: 'Martín Sosa',
    detail: '105323',
    onClose: closed,
    children: <Text>Le toca al titular.</Text>,
  },
} satisfies Meta<typeof SidePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const Opened = (props: Parameters<typeof SidePanel>[0]) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ver la propuesta</Button>
      {isOpen && <SidePanel {...props} takesFocus onClose={() => setOpen(false)} />}
    </>
  );
};

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    closed.mockClear();
    await expect(canvas.getByRole('complementary', { name: 'Martín Sosa' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(closed).toHaveBeenCalledOnce();
  },
};
export const Focus: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Ver la propuesta' });
    await step('takes the focus when it opens', async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole('complementary')).toHaveFocus();
    });
    await step('returns the focus when it closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
      await expect(opener).toHaveFocus();
    });
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: 'María de los Ángeles Etchegoyenberry de la Fuente y Hermanos Sociedad Anónima' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
