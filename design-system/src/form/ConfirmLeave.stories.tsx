import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fitsTheScreen, longLabel, overlaid } from '../docs/plays.ts';
import { ConfirmLeave } from './ConfirmLeave.tsx';

const onStay = fn();
const onLeave = fn();

/**
 * Asks for confirmation before unsaved answers are lost.
 *
 * - **Not for:** Answers that are saved.
 * - **Keyboard:** Tab to reach the buttons; Escape stays on the page.
 */
const meta = {
  title: 'form/ConfirmLeave',
  component: ConfirmLeave,
  parameters: { docs: { ...overlaid } },
  args: { open: true, onStay, onLeave },
  beforeEach: () => [onStay, onLeave].forEach((each) => each.mockClear()),
} satisfies Meta<typeof ConfirmLeave>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: '¿Querés salir de esta página?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await expect(onLeave).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(onStay).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    labels: {
      text: `No guardamos todavía: ${longLabel}.`,
      stay: 'Quedarme en esta página y seguir completando',
      leave: 'Salir de esta página sin guardar lo que cargué',
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^Quedarme/ })).toBeVisible());
    await fitsTheScreen();
  },
};
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
