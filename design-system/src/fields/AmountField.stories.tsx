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
 * An amount that the user knows.
 *
 * - **Not for:** Numbers that are not money (TextField).
 * - **Content:** Digits get their dots while they are typed; a pasted `$`, dots and a comma are understood.
 * - **Accessibility:** Label, hint and error are wired by Field; the summary links to the id. The value has digits and dots
 *   alone while it is typed, and nothing else is read out.
 * - **Keyboard:** Tab. As any text input.
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

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('¿Cuánto vale el vehículo?');
    await step('typing sets the dots', async () => {
      await userEvent.type(input, '32000000');
      await expect(input).toHaveValue('32.000.000');
    });
    await step('leaving the field sets the sign', async () => {
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
