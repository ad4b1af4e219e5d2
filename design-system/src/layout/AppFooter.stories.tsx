import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerLinks } from '../docs/sampleLoan.ts';
import { AppFooter } from './AppFooter.tsx';

/**
 * Shows the information that a lender must provide on every page.
 *
 * - **Not for:** News.
 */
const meta = {
  title: 'layout/AppFooter',
  component: AppFooter,
  args: { entity: 'Banco Ceibo S.A.', links: footerLinks },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Botón de arrepentimiento' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
export const OnAPhone: Story = {
  args: {
    shortcuts: [
      { label: 'Seguir mi solicitud', href: '/seguir' },
      { label: 'Soy vendedor', href: '/vendedor' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const seller = canvas.getByRole('link', { name: 'Soy vendedor' });
    await expect(seller).toHaveAttribute('href', '/vendedor');
    await expect(seller.closest('nav')).toHaveAttribute('aria-label', 'Accesos');
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
