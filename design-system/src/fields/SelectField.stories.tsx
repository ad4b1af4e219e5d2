import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from './SelectField.tsx';
import { showsFocus } from '../docs/plays.ts';

/**
 * Offers seven to fifteen options of which users select one.
 *
 * - **Not for:** Long lists (Combobox), two or three options (RadioGroup).
 * - **Accessibility:** Field connects label, hint and error; ErrorSummary links to the id.
 * - **Keyboard:** Tab to reach it; arrow keys and letters select.
 */
const meta = {
  title: 'fields/SelectField',
  component: SelectField,
  args: {
    label: 'Género',
    name: 'genero',
    emptyOption: 'Elegí una opción',
    options: [
      { value: 'F', label: 'Femenino' },
      { value: 'M', label: 'Masculino' },
      { value: 'X', label: 'No binario' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Género'), 'No binario');
    await expect(canvas.getByLabelText('Género')).toHaveValue('X');
  },
};
export const Filled: Story = { args: { defaultValue: 'M' } };
export const WithError: Story = {
  args: { error: 'Este campo es requerido.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: [{ value: '1', label: 'Responsable inscripto en el impuesto al valor agregado con exenciones' }],
    width: 'm',
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Focus: Story = { play: showsFocus };
