import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../foundations/Text.tsx';
import { TextField } from './TextField.tsx';

/**
 * Asks for one line of text. The width hints at the expected length.
 *
 * - **Not for:** Money, dates, phone numbers, codes and passwords, which have their own fields.
 * - **Content:** The label is a noun without a colon. Do not use a placeholder.
 * - **Accessibility:** Field connects label, hint and error; ErrorSummary links to the id.
 * - **Keyboard:** As in any text input.
 */
const meta = {
  title: 'fields/TextField',
  component: TextField,
  args: { label: 'Apellido', name: 'apellido' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Apellido');
    await userEvent.type(input, 'Núñez');
    await expect(input).toHaveValue('Núñez');
    await expect(input).toHaveAttribute('id', 'apellido');
  },
};
export const Filled: Story = { args: { defaultValue: 'Fernández de la Peña' } };
export const WithHint: Story = {
  args: {
    label: 'Número de documento',
    name: 'documento',
    hint: 'Con o sin puntos.',
    width: 'm',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Con o sin puntos.');
  },
};
export const WithError: Story = {
  args: { error: 'Este campo es requerido.', hint: 'Como figura en tu DNI.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Apellido' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Error: Este campo es requerido. Como figura en tu DNI.');
  },
};
export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Optional: Story = { args: { label: 'Piso', name: 'piso', optional: true, width: 's' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Gómez' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Gómez' } };
export const StartAndEnd: Story = {
  args: {
    label: 'Kilometraje',
    name: 'km',
    inputMode: 'numeric',
    width: 'm',
    end: (
      <Text as="span" tone="soft">
        km
      </Text>
    ),
  },
};
export const StartAndEndWithError: Story = { args: { ...StartAndEnd.args, error: 'Ingresá los kilómetros' } };
export const LongText: Story = {
  args: {
    label: 'Nombre de la calle tal como figura en la factura del servicio que vas a presentar',
    error:
      'Ingresá el nombre de la calle sin el número: el número va en el campo siguiente de esta misma página.',
    defaultValue: 'Avenida Presidente Hipólito Yrigoyen y Pasaje de los Inmigrantes',
  },
};
export const Dark: Story = { args: WithError.args, globals: { mode: 'dark' } };
