import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { PhoneFieldProps } from './PhoneField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';

const Held = (args: PhoneFieldProps) => {
  const [value, setValue] = useState(args.value);
  return <PhoneField {...args} value={value} onChange={setValue} />;
};

/**
 * Asks for an Argentine mobile number.
 *
 * - **Not for:** Other countries.
 * - **Accessibility:** Field connects label, hint and error; ErrorSummary links to the id.
 * - **Keyboard:** As in any text input.
 */
const meta = {
  title: 'fields/PhoneField',
  component: PhoneField,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Celular',
    hint: 'Con código de área, sin 0 y sin 15.',
    name: 'celular',
    value: { areaCode: '', number: '' },
    onChange: () => undefined,
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Celular');
    await userEvent.type(phone, '11 5555-1234');
    await expect(phone).toHaveValue('11 5555-1234');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
  },
};
export const Filled: Story = {
  args: { value: { areaCode: '2954', number: '451234' } },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Celular');
    await expect(phone).toHaveValue('2954 451234');
    await userEvent.type(phone, '{Backspace}5');
    await expect(phone).toHaveValue('2954 451235');
  },
};
export const Wrong: Story = {
  args: { value: { areaCode: '11', number: '123' }, error: 'Ingresá al menos 8 números' },
  play: ({ canvas }) => expect(canvas.getByLabelText('Celular')).toBeInvalid(),
};
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
