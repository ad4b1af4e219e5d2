import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { CheckboxGroupProps } from './CheckboxGroup.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';

const Held = (args: CheckboxGroupProps<string>) => {
  const [value, setValue] = useState(args.value);
  return <CheckboxGroup {...args} value={value} onChange={setValue} />;
};

/**
 * Offers a few options of which users may select any number.
 *
 * - **Not for:** A single consent (ConsentCheckbox).
 * - **Keyboard:** Tab to reach each option; Space selects.
 */
const meta = {
  title: 'fields/CheckboxGroup',
  component: CheckboxGroup,
  render: (args) => <Held {...args} />,
  args: {
    label: '¿Qué documentos tenés a mano?',
    name: 'documentos',
    value: [],
    onChange: () => undefined,
    options: [
      { value: 'titulo', label: 'Título del automotor' },
      { value: 'policial', label: 'Verificación policial' },
      { value: 'cuit', label: 'Constancia de CUIT', hint: 'Si trabajás por tu cuenta.' },
    ],
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Verificación policial'));
    await userEvent.click(canvas.getByLabelText('Título del automotor'));
    await userEvent.click(canvas.getByLabelText('Verificación policial'));
    await expect(canvas.getByLabelText('Título del automotor')).toBeChecked();
    await expect(canvas.getByLabelText('Verificación policial')).not.toBeChecked();
  },
};
export const Filled: Story = { args: { value: ['titulo', 'cuit'] } };
export const WithError: Story = { args: { error: 'Elegí al menos uno' } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
