import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { overlaid } from '../docs/plays.ts';
import { Button } from '../actions/Button.tsx';
import type { SessionExpiryProps } from './SessionExpiry.tsx';
import { SessionExpiry } from './SessionExpiry.tsx';

type HeldProps = SessionExpiryProps & { seconds: number; startsOpen?: boolean };

const Held = ({ seconds, startsOpen = true, ...args }: HeldProps) => {
  const [endsAt, setEndsAt] = useState(() => (startsOpen ? Date.now() + seconds * 1000 : 0));
  return (
    <>
      <Button onClick={() => setEndsAt(Date.now() + seconds * 1000)}>Avisar</Button>
      <SessionExpiry
        {...args}
        open={endsAt > 0}
        endsAt={endsAt}
        onStay={() => {
          args.onStay();
          if (!args.busy) setEndsAt(0);
        }}
        onEnd={() => {
          args.onEnd();
          setEndsAt(0);
        }}
      />
    </>
  );
};

/**
 * Warns in the last minutes of a session, with one action to extend it.
 *
 * - **Not for:** Sessions that have ended (use a page and a toast).
 * - **Content:** Say whether the answers are saved.
 * - **Accessibility:** Announces the time only at 120, 60, 30 and 10 seconds.
 * - **Keyboard:** Tab to reach the button; Escape or Enter extends the session.
 */
const meta = {
  title: 'overlay/SessionExpiry',
  component: SessionExpiry,
  render: (args) => <Held {...args} />,
  parameters: { docs: { ...overlaid } },
  args: { seconds: 90, open: true, endsAt: 0, onStay: fn(), onEnd: fn() },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Extending: Story = {
  tags: ['!autodocs'],
  args: { startsOpen: false },
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Avisar' });
    await step('tells what ends and when', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('alertdialog', { name: 'Tu sesión está por terminar' });
      const said = () => /Termina en 1 minuto y \d+ segundos/.exec(dialog.textContent)?.[0];
      const first = said();
      await expect(first).toBeDefined();
      await waitFor(() => expect(said()).not.toBe(first));
    });
    await step('extends the session with one action and returns the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Seguir en la sesión' }));
      await expect(args.onStay).toHaveBeenCalledOnce();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('also extends the session on Escape', async () => {
      await userEvent.click(opener);
      await screen.findByRole('alertdialog');
      await userEvent.keyboard('{Escape}');
      await expect(args.onStay).toHaveBeenCalledTimes(2);
    });
  },
};

export const Ends: Story = {
  args: { seconds: 1 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const ReadOut: Story = {
  args: { seconds: 60 },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Termina en 1 minuto'));
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Un momento…' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const LongText: Story = {
  args: { labels: { text: 'Tus respuestas quedan guardadas hasta que vuelvas. '.repeat(12) } },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
