import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeField } from './CodeField.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';

/**
 * Asks for a code from an SMS or an app in a single input.
 *
 * - **Not for:** Passwords.
 * - **Accessibility:** Supports autofill from SMS, paste and spaces.
 * - **Keyboard:** As in any text input.
 */
const meta = {
  title: 'fields/CodeField',
  component: CodeField,
  args: { label: 'Código', hint: 'Te lo mandamos por SMS.', name: 'codigo' },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Código');
    await userEvent.click(input);
    await userEvent.paste(' 123 456 ');
    await expect(input).toHaveValue(' 123 456 ');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
export const WithError: Story = { args: { error: 'Revisá el código', defaultValue: '000 000' } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
export const Filled: Story = { args: { defaultValue: '123 456' } };
export const Disabled: Story = { args: { disabled: true } };
