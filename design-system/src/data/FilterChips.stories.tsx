import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { FilterChipsProps } from './FilterChips.tsx';
import { FilterChips } from './FilterChips.tsx';

/** Stands for the app's router: the hash says which filter goes. */
const Routed = ({ chips, ...args }: FilterChipsProps) => {
  const [shown, setShown] = useState(chips);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the links inside
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
 * The filters of a list that are on, each with a link to remove it.
 *
 * - **Not for:** Choosing filters.
 * - **Accessibility:** Links that say “Quitar el filtro”; the focus stays with the rest.
 * - **Keyboard:** Tab. Enter.
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

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a chip takes its filter away and the focus stays with the rest', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Quitar el filtro Abierta' }));
      await expect(canvas.queryByText('Abierta')).toBeNull();
      await expect(canvas.getByRole('list', { name: 'Filtros en uso' }).parentElement).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Quitar el filtro Desde 01/11/2026' })).toHaveFocus();
    });
    await step('all go at once', async () => {
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
