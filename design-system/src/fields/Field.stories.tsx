import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, FieldGroup, useFieldControl } from './Field.tsx';

const OwnControl = () => <OutlinedInput slotProps={{ input: useFieldControl() }} />;

/**
 * Connects a custom control with its label, hint and error.
 *
 * - **Not for:** Controls that already have a field component.
 */
const meta = {
  title: 'fields/Field',
  component: Field,
  subcomponents: { FieldGroup },
  args: { label: 'Un campo propio', name: 'propio', children: <OwnControl /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wiring: Story = {
  args: { hint: 'Una ayuda.', error: 'Un error.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Un campo propio' });
    await expect(input).toHaveAttribute('id', 'propio');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Error: Un error. Una ayuda.');
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Optional: Story = { args: { optional: true } };
