import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsFocus } from '../docs/plays.ts';
import { CursorPager } from './CursorPager.tsx';

/**
 * Links to the previous and next page of a list of unknown length.
 *
 * - **Not for:** Steps of a form (HeadedForm).
 * - **Accessibility:** The links are in a named navigation; at either end of the list, plain text replaces the link.
 * - **Keyboard:** Tab to reach a link; Enter to follow it.
 */
const meta = {
  title: 'data/CursorPager',
  component: CursorPager,
  args: { previousHref: '#antes', nextHref: '#despues' },
} satisfies Meta<typeof CursorPager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Páginas' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Anteriores' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Siguientes' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Siguientes' })).toHaveAttribute('href', '#despues');
  },
};
export const Focus: Story = { play: showsFocus };
export const FirstPage: Story = {
  args: { previousHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Anteriores' })).toBeNull();
    await expect(canvas.getByText('Anteriores')).toBeVisible();
  },
};
export const Sizes: Story = {
  args: {
    status: 'Página 2',
    sizes: [10, 25, 50].map((size) => ({ size, href: `#por-pagina-${size}`, current: size === 25 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Por página' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('25');
    await expect(canvas.getByRole('link', { name: '50' })).toHaveAttribute('href', '#por-pagina-50');
  },
};
export const LastPage: Story = { args: { nextHref: undefined, status: '14 propuestas' } };
export const OnlyPage: Story = { args: { previousHref: undefined, nextHref: undefined } };
export const LongText: Story = {
  args: {
    labels: { previous: 'Las veinte propuestas anteriores', next: 'Las veinte propuestas siguientes' },
  },
};
export const Dark: Story = { args: FirstPage.args, globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
