import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ChipRadioProps } from './ChipRadio.tsx';
import { ChipRadio } from './ChipRadio.tsx';

const Held = (args: ChipRadioProps<number>) => {
  const [value, setValue] = useState(args.value);
  return <ChipRadio {...args} value={value} onChange={setValue} />;
};

const terms = [12, 24, 36, 48, 60].map((value) => ({
  value,
  label: String(value),
  spoken: `${value} cuotas`,
}));
const days = [1, 5, 10, 15, 20, 25].map((value) => ({ value, label: String(value), spoken: `Día ${value}` }));

/**
 * Selects one of a few short values: instalments, days.
 *
 * - **Not for:** Long labels (RadioGroup) or more than about eight values (SelectField, or `other`).
 * - **Content:** Set `spoken` if the chip shows a bare number.
 * - **Keyboard:** Tab to reach it; arrow keys move and select.
 */
const meta = {
  title: 'actions/ChipRadio',
  component: ChipRadio,
  render: (args) => <Held {...args} />,
  args: { label: '¿En cuántas cuotas?', name: 'plazo', value: 48, onChange: () => undefined, options: terms },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('24'));
    await expect(canvas.getByRole('radio', { name: '24 cuotas' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '36 cuotas' })).toBeChecked();
  },
};

export const WithRates: Story = {
  args: {
    label: 'Cuotas y tasa (TNA)',
    options: terms.map((term) => ({ ...term, note: '38,4 %', spoken: `${term.spoken}, TNA 38,40 %` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '48 cuotas, TNA 38,40 %' })).toBeChecked();
    await expect(canvas.getAllByText('38,4 %')[0]).toBeVisible();
  },
};

export const NothingChosen: Story = { args: { value: null } };

export const WithOther: Story = {
  args: {
    label: 'Día de vencimiento',
    hint: 'Elegí un día del 1 al 28.',
    name: 'dia',
    value: 10,
    options: days,
    other: { label: 'Otro día', options: [2, 3, 4].map((value) => ({ value, label: String(value) })) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Otro día'), '3');
    await expect(canvas.getByRole('radio', { name: 'Día 10' })).not.toBeChecked();
    await userEvent.click(canvas.getByText('5'));
    await expect(canvas.getByLabelText('Otro día')).toHaveValue('');
  },
};

export const SomeDisabled: Story = {
  args: { options: terms.map((option) => ({ ...option, disabled: option.value > 48 })) },
};
export const WithError: Story = { args: { value: null, error: 'Elegí en cuántas cuotas' } };
export const Dark: Story = { globals: { mode: 'dark' } };
