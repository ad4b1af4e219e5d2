import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { showsFocus } from '../docs/plays.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';

const submitted = fn();

const meta = {
  title: 'data/FilterBar',
  component: FilterBar,
  args: {
    children: (
      <>
        <TextField label="Número de propuesta" name="numero" inputMode="numeric" width="full" />
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
    onSubmit: submitted,
    actions: <Button type="submit">Aplicar</Button>,
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    submitted.mockClear();
    await expect(canvas.getByRole('form', { name: 'Filtros' })).toBeVisible();
    await step('on phones the fields wait behind a button', async () => {
      await expect(canvas.getByLabelText('Estado')).not.toBeVisible();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByLabelText('Estado')).toBeVisible();
    });
    await step('Enter in a field applies them', async () => {
      await userEvent.type(canvas.getByLabelText('Número de propuesta'), '104882{Enter}');
      await expect(submitted).toHaveBeenCalledOnce();
    });
  },
};
export const Active: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { activeCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filtros · 2 en uso' })).toBeVisible();
  },
};
export const Focus: Story = { globals: { viewport: { value: 'phone' } }, play: showsFocus };
export const Open: Story = { args: { defaultOpen: true } };
export const OnTop: Story = { args: { layout: 'top', defaultOpen: true } };
export const Dark: Story = { args: { defaultOpen: true, activeCount: 1 }, globals: { mode: 'dark' } };
export const Vivere: Story = { args: { defaultOpen: true }, globals: { brand: 'vivere' } };
