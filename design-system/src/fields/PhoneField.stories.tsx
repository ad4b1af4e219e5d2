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

const meta = {
  title: 'fields/PhoneField',
  component: PhoneField,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Celular',
    hint: 'Código de área sin 0 y número sin 15.',
    name: 'celular',
    value: { areaCode: '', number: '' },
    onChange: () => undefined,
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código de área'), '11');
    await userEvent.type(canvas.getByLabelText('Número'), '5555 1234');
    await expect(canvas.getByLabelText('Número')).toHaveValue('5555 1234');
    await expect(canvas.getByLabelText('Código de área')).toHaveAttribute('autocomplete', 'tel-area-code');
  },
};
export const Filled: Story = { args: { value: { areaCode: '2954', number: '45 1234' } } };
export const NumberWrong: Story = {
  args: {
    value: { areaCode: '11', number: '123' },
    error: 'Ingresá al menos 8 números',
    errorParts: ['number'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Número')).toBeInvalid();
    await expect(canvas.getByLabelText('Código de área')).toBeValid();
  },
};
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
