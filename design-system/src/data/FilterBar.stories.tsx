import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';

/**
 * Filters a list. Keep the state of its fields in the URL.
 *
 * - **Not for:** Forms that save data.
 * - **Accessibility:** A named form; each field applies immediately.
 */
const meta = {
  title: 'data/FilterBar',
  component: FilterBar,
  args: {
    children: (
      <>
        <TextField label="Desde" name="desde" width="full" />
        <SelectField
          label="Estado"
          name="estado"
          width="full"
          emptyOption="Todos"
          options={[
            { value: 'open', label: 'Abierta' },
            { value: 'closed', label: 'Cerrada' },
          ]}
        />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
};
export const Typed: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('form', { name: 'Filtros' })).toBeVisible();
    await step('uses compact fields on wide screens', async () => {
      const box = canvas.getByLabelText('Desde').closest('.MuiOutlinedInput-root');
      await expect(box?.getBoundingClientRect().height).toBeLessThanOrEqual(41);
    });
    await step('does not submit on Enter', async () => {
      await userEvent.type(canvas.getByLabelText('Desde'), '1/11/2026{Enter}');
      await expect(canvas.getByLabelText('Desde')).toHaveValue('1/11/2026');
    });
  },
};
export const OnTop: Story = { args: { layout: 'top' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Desde').closest('.MuiOutlinedInput-root');
    await expect(box?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
