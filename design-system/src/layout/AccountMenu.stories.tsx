import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { played } from '../docs/plays.ts';
import { AccountMenu } from './AccountMenu.tsx';

const onSignOut = fn();

/**
 * Shows the signed-in user’s name, links and sign-out in AppHeader.
 *
 * - **Not for:** The main navigation (AppHeader’s links).
 * - **Content:** First name and initial; the email address is in the panel.
 * - **Accessibility:** A disclosure of links in a named navigation, not an ARIA menu.
 * - **Keyboard:** Tab to reach it; Enter or Space opens it; Tab moves through the links; Escape closes it and returns
 *   the focus.
 */
const meta = {
  title: 'layout/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Lucía M.',
    detail: 'lucia.m@automotoreslibertador.example',
    links: [
      { label: 'Mis datos', href: '#datos' },
      { label: 'Contraseña y seguridad', href: '#seguridad', current: true },
    ],
    onSignOut,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => onSignOut.mockClear(),
} satisfies Meta<typeof AccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('button', { expanded: false }));
};

/** The only story that plays on the docs page: opening another menu closes this one. */
export const Open: Story = { parameters: played, play: press };
export const Closed: Story = {};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Lucía M.' });
    await step('opens and lets Tab move into it', async () => {
      await userEvent.click(opener);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Mis datos' })).toHaveFocus();
    });
    await step('closes on Escape and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('navigation')).toBeNull();
      await expect(opener).toHaveFocus();
    });
    await step('closes when the focus leaves', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab({ shift: true });
      await userEvent.click(document.body);
      await expect(canvas.queryByRole('navigation')).toBeNull();
    });
    await step('signs out', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
      await expect(onSignOut).toHaveBeenCalledTimes(1);
    });
  },
};
export const Busy: Story = {
  tags: ['!autodocs'],
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lucía M.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrando…' }));
    await expect(onSignOut).not.toHaveBeenCalled();
  },
};
export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lucía M.' })).toHaveFocus();
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { name: 'María de los Ángeles Fernández Etcheverry de la Torre' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /María/ }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { globals: { mode: 'dark' }, play: press };
export const Vivere: Story = { globals: { brand: 'vivere' }, play: press };
