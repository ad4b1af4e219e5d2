import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { AddressFieldsProps } from './AddressFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';

const empty = {
  street: '',
  number: '',
  floor: '',
  apartment: '',
  postalCode: '',
  state: '',
  locality: null,
};
const filled = {
  street: 'Avenida Hipólito Yrigoyen',
  number: '1250',
  floor: '3',
  apartment: 'B',
  postalCode: '5500',
  state: '12',
  locality: 'godoy-cruz',
};

const Held = (args: AddressFieldsProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <AddressFields
      {...args}
      value={value}
      onChange={(next, part) => {
        setValue(next);
        args.onChange(next, part);
      }}
    />
  );
};

/**
 * Asks for an Argentine address.
 *
 * - **Not for:** A locality alone (Combobox).
 * - **Accessibility:** One group. Each Field connects label, hint and error; ErrorSummary links to the id.
 * - **Keyboard:** As in the individual fields.
 */
const meta = {
  title: 'fields/AddressFields',
  component: AddressFields,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Domicilio',
    name: 'domicilio',
    value: empty,
    onChange: fn(),
    states: [
      { value: '1', label: 'Ciudad Autónoma de Buenos Aires' },
      { value: '12', label: 'Mendoza' },
    ],
    localities: [
      { value: 'godoy-cruz', label: 'Godoy Cruz', detail: '5501' },
      { value: 'lujan', label: 'Luján de Cuyo', detail: '5507' },
    ],
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('forms a group with an autofill token for each part', async () => {
      await expect(canvas.getByRole('group', { name: 'Domicilio' })).toBeVisible();
      await expect(canvas.getByLabelText('Calle')).toHaveAttribute('autocomplete', 'address-line1');
      await expect(canvas.getByLabelText('Código postal')).toHaveAttribute('autocomplete', 'postal-code');
    });
    await step('works with the keyboard alone', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Provincia'), '12');
      const locality = canvas.getByRole('combobox', { name: 'Localidad' });
      await userEvent.type(locality, 'lujan{Enter}');
      await expect(locality).toHaveValue('Luján de Cuyo');
      await userEvent.tab();
      await userEvent.type(canvas.getByLabelText('Calle'), 'San Martín');
    });
    await step('resets the locality when the state changes', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Provincia'), '1');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ state: '1', locality: null, street: 'San Martín' }),
        'state',
      );
    });
  },
};
export const Filled: Story = { args: { value: filled } };
export const WithErrors: Story = {
  args: {
    errors: { street: 'Este campo es requerido.', postalCode: 'Revisá el código postal' },
    hints: { postalCode: 'Cuatro números, o el código completo como C1425ABC.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Calle')).toBeInvalid();
    await expect(canvas.getByLabelText('Código postal')).toHaveAccessibleDescription(
      'Error: Revisá el código postal Cuatro números, o el código completo como C1425ABC.',
    );
    await expect(canvas.getByLabelText('Altura')).toBeValid();
  },
};
export const Busy: Story = { args: { value: { ...filled, locality: null }, localities: [], busy: true } };
export const SomeoneElses: Story = {
  args: { label: 'Domicilio del cotitular', autoComplete: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Calle')).toHaveAttribute('autocomplete', 'off');
  },
};
export const Dark: Story = { args: WithErrors.args, globals: { mode: 'dark' } };
export const Vivere: Story = { args: WithErrors.args, globals: { brand: 'vivere' } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
