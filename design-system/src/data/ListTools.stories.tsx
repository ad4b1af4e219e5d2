import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { ListTools } from './ListTools.tsx';
import { ViewLinks } from './ViewLinks.tsx';

/**
 * Puts the search, the views and the dates of a list in one line.
 *
 * - **Not for:** All filters of a list (FilterBar).
 * - **Accessibility:** A search landmark.
 */
const meta = {
  title: 'data/ListTools',
  component: ListTools,
  args: {
    search: (
      <TextField
        label="Buscar"
        hideLabel
        name="buscar"
        width="full"
        placeholder="Nombre, DNI, CUIT o número"
        start={<Icon name="search" size={20} />}
      />
    ),
    children: (
      <>
        <ViewLinks
          label="Vistas"
          views={[{ key: 'mine', label: 'Del lado del vendedor', href: '#x', current: true }]}
        />
        <SelectField
          label="Fecha de creación"
          hideLabel
          name="fechas"
          width="full"
          emptyOption="Cualquier fecha"
          options={[{ value: 'month', label: 'Este mes' }]}
        />
        <Button variant="secondary" size="small">
          Más filtros
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ListTools>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const search = canvas.getByLabelText('Buscar').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Más filtros' }).getBoundingClientRect();
    await expect(canvas.getByRole('search')).toBeVisible();
    // Both are on one line.
    await expect(Math.abs(search.top + search.height / 2 - button.top - button.height / 2)).toBeLessThan(2);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
