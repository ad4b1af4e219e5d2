import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { DatePartsProps } from './DateParts.tsx';
import { DateParts } from './DateParts.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';

const Held = (args: DatePartsProps) => {
  const [value, setValue] = useState(args.value);
  return <DateParts {...args} value={value} onChange={setValue} />;
};

/**
 * Asks for a date that users know, for example a birth date.
 *
 * - **Not for:** Selecting a day in the near future (ChipRadio).
 * - **Content:** The error names the missing part.
 * - **Accessibility:** A fieldset; the focus does not move automatically.
 * - **Keyboard:** As in any text input.
 */
const meta = {
  title: 'fields/DateParts',
  component: DateParts,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Fecha de nacimiento',
    hint: 'Por ejemplo, 15 3 1988.',
    name: 'nacimiento',
    autoComplete: 'bday',
    value: { day: '', month: '', year: '' },
    onChange: () => undefined,
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Día'), '15');
    await expect(canvas.getByLabelText('Día')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('03');
    await expect(canvas.getByLabelText('Mes')).toHaveValue('03');
  },
};
export const Filled: Story = { args: { value: { day: '15', month: '03', year: '1988' } } };
export const YearMissing: Story = {
  args: {
    value: { day: '15', month: '03', year: '' },
    error: 'Ingresá el año de tu nacimiento',
    errorParts: ['year'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Año')).toBeInvalid();
    await expect(canvas.getByLabelText('Día')).toBeValid();
    await expect(canvas.getByRole('group', { name: 'Fecha de nacimiento' })).toHaveAccessibleDescription(
      /Ingresá el año de tu nacimiento/,
    );
  },
};
export const WholeDateWrong: Story = { args: { error: 'Ingresá tu fecha de nacimiento' } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
