import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { AmountFieldProps } from './AmountField.tsx';
import { AmountField } from './AmountField.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';
import { readPesos } from '../docs/readPesos.ts';

const Held = (args: AmountFieldProps) => {
  const [value, setValue] = useState(args.value);
  return <AmountField {...args} value={value} onChange={setValue} />;
};

/**
 * Asks for an amount that users know.
 *
 * - **Not for:** Numbers other than money (TextField).
 * - **Content:** Inserts thousands separators while typing; accepts pasted text with `$`, dots and a comma.
 * - **Accessibility:** Field connects label, hint and error; ErrorSummary links to the id. While typing, the value has
 *   only digits and dots and nothing else is announced.
 * - **Keyboard:** As in any text input.
 */
const meta = {
  title: 'fields/AmountField',
  component: AmountField,
  render: (args) => <Held {...args} />,
  args: {
    label: '¿Cuánto vale el vehículo?',
    name: 'valor',
    value: null,
    onChange: () => undefined,
    parse: readPesos,
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('¿Cuánto vale el vehículo?');
    await step('inserts the separators while typing', async () => {
      await userEvent.type(input, '32000000');
      await expect(input).toHaveValue('32.000.000');
    });
    await step('adds the currency sign on blur', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('$ 32.000.000');
    });
  },
};
export const NotAnAmount: Story = {
  args: { error: 'Ingresá el valor en pesos' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'mucho');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('mucho');
  },
};
export const Filled: Story = { args: { value: 32_000_000 } };
export const Disabled: Story = { args: { value: 32_000_000, disabled: true } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
export const WithError: Story = { args: { error: 'Ingresá el valor del vehículo' } };
