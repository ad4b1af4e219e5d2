import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { FilterChipsProps } from './FilterChips.tsx';
import { FilterChips } from './FilterChips.tsx';

/** Stands in for the app's router: the hash names the filter to remove. */
const Routed = ({ chips, ...args }: FilterChipsProps) => {
  const [shown, setShown] = useState(chips);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on the links inside
    <div
      onClick={(event) => {
        event.preventDefault();
        const href = (event.target as HTMLElement).closest('a')?.getAttribute('href');
        setShown(shown.filter((chip) => href !== '#todo' && chip.removeHref !== href));
      }}
    >
      <FilterChips {...args} chips={shown} />
    </div>
  );
};

/**
 * Shows the active filters of a list, each with a link to remove it.
 *
 * - **Not for:** Setting filters.
 * - **Accessibility:** The links are named “Quitar el filtro …”; the focus stays in the group.
 * - **Keyboard:** Tab to reach a link; Enter to follow it.
 */
const meta = {
  title: 'data/FilterChips',
  component: FilterChips,
  render: (args) => <Routed {...args} />,
  args: {
    chips: [
      { key: 'status', label: 'Abierta', removeHref: '#sin-estado' },
      { key: 'from', label: 'Desde 01/11/2026', removeHref: '#sin-fecha' },
    ],
    clearHref: '#todo',
  },
} satisfies Meta<typeof Routed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Removed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('removes a filter and keeps the focus in the group', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Quitar el filtro Abierta' }));
      await expect(canvas.queryByText('Abierta')).toBeNull();
      await expect(canvas.getByRole('list', { name: 'Filtros en uso' }).parentElement).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Quitar el filtro Desde 01/11/2026' })).toHaveFocus();
    });
    await step('removes all filters', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Limpiar todo' }));
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};
export const Empty: Story = { args: { chips: [] } };
export const LongText: Story = {
  args: {
    chips: [
      {
        key: 'pos',
        label: 'Punto de venta: Automotores del Libertador General San Martín Sociedad Anónima',
        removeHref: '#sin-punto',
      },
    ],
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
