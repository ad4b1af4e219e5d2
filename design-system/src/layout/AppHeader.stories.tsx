import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../foundations/Logo.tsx';
import { headerLinks } from '../templates/sampleLoan.ts';
import { AppHeader } from './AppHeader.tsx';

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
    await expect(canvas.getByRole('link', { name: 'Ingresar' })).toBeVisible();
  },
};
export const Current: Story = {
  args: {
    links: headerLinks
      .map((link) => ({ ...link, phone: true, current: link.href === '#seguir' }))
      .slice(0, 1),
  },
};
export const WithoutLinks: Story = { args: { links: [] } };
