import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsFocus } from '../docs/plays.ts';
import { ViewLinks } from './ViewLinks.tsx';

/**
 * Links to the views of a list that users return to.
 *
 * - **Not for:** Individual filters (FilterBar).
 * - **Content:** Two to four words that users would say: «Del lado del vendedor».
 * - **Accessibility:** Links in a named navigation; the current one has `aria-current`.
 * - **Keyboard:** Tab to reach a link; Enter to follow it.
 */
const meta = {
  title: 'data/ViewLinks',
  component: ViewLinks,
  args: {
    label: 'Vistas',
    views: [
      { key: 'mine', label: 'Del lado del vendedor', count: '3', href: '#mias', current: true },
      { key: 'late', label: 'Fuera de plazo', count: '8', href: '#fuera-de-plazo', current: false },
      { key: 'all', label: 'Todas', href: '#todas', current: false },
    ],
  },
} satisfies Meta<typeof ViewLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Vistas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Del lado del vendedor ?3$/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: /^Fuera de plazo/ })).not.toHaveAttribute('aria-current');
  },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('ul')?.getBoundingClientRect().height).toBeGreaterThan(36);
  },
};
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    views: [
      {
        key: 'long',
        label: 'Esperan al titular o al vendedor hace más de quince días hábiles',
        href: '#x',
        current: false,
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
