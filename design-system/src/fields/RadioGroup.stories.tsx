import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { RadioGroupProps } from './RadioGroup.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';

const Held = (args: RadioGroupProps<string>) => {
  const [value, setValue] = useState(args.value);
  return <RadioGroup {...args} value={value} onChange={setValue} />;
};

/**
 * Offers two to six options of which users select one.
 *
 * - **Not for:** More options (SelectField).
 * - **Keyboard:** Tab to reach it; arrow keys move and select.
 */
const meta = {
  title: 'fields/RadioGroup',
  component: RadioGroup,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Estado civil',
    name: 'estado-civil',
    value: null,
    onChange: () => undefined,
    options: [
      { value: 'S', label: 'Soltera o soltero' },
      { value: 'C', label: 'Casada o casado', hint: 'Te vamos a pedir los datos de tu cónyuge.' },
      { value: 'D', label: 'Divorciada o divorciado', disabled: true },
    ],
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Casada o casado'));
    await expect(canvas.getByRole('radio', { name: 'Casada o casado' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Casada o casado' })).toHaveAccessibleDescription(
      'Te vamos a pedir los datos de tu cónyuge.',
    );
  },
};
export const Filled: Story = { args: { value: 'S' } };
export const WithError: Story = {
  args: { error: 'Este campo es requerido.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Estado civil' })).toBeInvalid();
  },
};
export const Offers: Story = {
  args: {
    label: 'Terceros completo',
    name: 'oferta',
    value: '1',
    options: [
      { value: '1', label: 'Meridional', hint: '$ 96.400,00 por mes' },
      { value: '2', label: 'Seguros del Plata', hint: '$ 101.250,50 por mes' },
      { value: '3', label: 'La Andina', hint: '$ 118.900,00 por mes' },
      { value: '4', label: 'Provincia', hint: '$ 121.010,00 por mes' },
    ],
  },
};
export const Dark: Story = { args: { value: 'S' }, globals: { mode: 'dark' } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
