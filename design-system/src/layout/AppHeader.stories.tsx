import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Logo } from '../foundations/Logo.tsx';
import { headerLinks } from '../docs/sampleLoan.ts';
import { AppHeader } from './AppHeader.tsx';

/**
 * Shows the brand, help, links and account of the page.
 *
 * - **Not for:** Steps.
 * - **Accessibility:** Help is the first link of every page; without JavaScript it starts a call.
 * - **Keyboard:** Tab to reach a link; Enter to follow it.
 */
const meta = {
  title: 'layout/AppHeader',
  component: AppHeader,
  args: { logo: <Logo />, links: headerLinks },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Banco Ceibo' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  },
};
export const Current: Story = {
  args: {
    links: headerLinks
      .map((link) => ({ ...link, phone: true, current: link.href === '#seguir' }))
      .slice(0, 1),
  },
};
export const WithHelp: Story = {
  args: { help: { label: 'Ayuda', phone: '0800 555 0100', href: 'tel:08005550100', onOpen: fn() } },
  play: async ({ canvas, args, userEvent, step }) => {
    const help = canvas.getByRole('link', { name: 'Ayuda · 0800 555 0100' });
    await step('opens the help instead of calling', async () => {
      await userEvent.click(help);
      await expect(args.help?.onOpen).toHaveBeenCalledOnce();
    });
    await step('comes before the links and is large enough to touch', async () => {
      const links = canvas.getAllByRole('link').map((link) => link.textContent);
      await expect(links[1]).toContain('Ayuda');
      await expect(help.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await expect(help.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};
export const HelpOnAPhone: Story = {
  ...WithHelp,
  globals: { viewport: { value: 'phone' } },
};
export const HelpWithoutScript: Story = {
  args: { help: { label: 'Ayuda', phone: '0800 555 0100', href: 'tel:08005550100' } },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('link', { name: 'Ayuda · 0800 555 0100' });
    await expect(help).toHaveAttribute('href', 'tel:08005550100');
    await expect(help).not.toHaveAttribute('aria-haspopup');
  },
};
export const WithoutLinks: Story = { args: { links: [] } };
export const HelpDark: Story = { args: WithHelp.args, globals: { mode: 'dark' } };
export const HelpInVivere: Story = { args: WithHelp.args, globals: { brand: 'vivere' } };
