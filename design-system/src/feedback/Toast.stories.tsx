import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { overlaid, played } from '../docs/plays.ts';
import { Button } from '../actions/Button.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

const Try = () => {
  const { notify, dismissAll } = useToast();
  return (
    <Stack gap={3} align="start">
      <Button onClick={() => notify({ text: 'Copiamos el enlace.', tone: 'success' })}>Avisar</Button>
      <Button
        variant="secondary"
        onClick={() => notify({ text: 'Tu sesión terminó.', tone: 'warning', persistent: true })}
      >
        Avisar y dejar
      </Button>
      <Button variant="quiet" onClick={dismissAll}>
        Quitar todo
      </Button>
    </Stack>
  );
};

/**
 * Shows news that requires no action.
 *
 * - **Not for:** Errors, actions or anything that users may need later.
 * - **Accessibility:** Announced when it appears; stays while hovered or focused.
 * - **Keyboard:** Tab to reach the close button; Enter or Space to press.
 */
const meta = {
  title: 'feedback/Toast',
  component: ToastProvider,
  parameters: { docs: { ...overlaid } },
  args: { lifetime: 5_000, children: <Try /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar y dejar' }));
    await waitFor(() => expect(canvas.getByText('Tu sesión terminó.')).toBeVisible());
  },
};

export const Closing: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('is announced and can be closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Avisar' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('Copiamos el enlace.');
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
      await expect(canvas.queryByText('Copiamos el enlace.')).toBeNull();
    });
    await step('shows the same text once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Avisar y dejar' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Avisar y dejar' }));
      await expect(canvas.getAllByText('Tu sesión terminó.')).toHaveLength(1);
    });
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Avisar y dejar' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Quitar todo' }).focus();
    await userEvent.tab();
    const close = canvas.getByRole('button', { name: 'Cerrar' });
    await expect(close).toHaveFocus();
    await expect(getComputedStyle(close).outlineStyle).not.toBe('none');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Tu sesión terminó.')).toBeNull();
  },
};

export const AtTheTopRight: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('appears at the top right', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Avisar' }));
      const frame = canvas.getByText('Copiamos el enlace.').closest('li')?.getBoundingClientRect();
      await expect(frame?.right).toBeGreaterThan(document.documentElement.clientWidth - 24);
      await expect(canvas.getByRole('status').getBoundingClientRect().top).toBeLessThanOrEqual(24);
      await expect(getComputedStyle(canvas.getByRole('status')).position).toBe('fixed');
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const first = canvas.getByRole('button', { name: 'Avisar' });
    const before = first.getBoundingClientRect().top;
    await step('moves the page below the toast', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Avisar y dejar' }));
      const { bottom } = canvas.getByRole('status').getBoundingClientRect();
      await expect(bottom).toBeGreaterThan(before);
      await waitFor(() => expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
    });
    await step('moves the page back when closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
      await waitFor(() => expect(first.getBoundingClientRect().top).toBe(before));
    });
  },
};

export const LongText: Story = {
  parameters: played,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar y dejar' }));
    const frame = canvas.getByText('Tu sesión terminó.').getBoundingClientRect();
    await expect(frame.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = {
  parameters: played,
  globals: { mode: 'dark' },
  play: LongText.play,
};
export const Vivere: Story = {
  parameters: played,
  globals: { brand: 'vivere' },
  play: LongText.play,
};
