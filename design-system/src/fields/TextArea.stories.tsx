import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';

/**
 * Asks for several lines of text.
 *
 * - **Not for:** One line (TextField).
 * - **Accessibility:** Field connects label, hint and error; ErrorSummary links to the id.
 * - **Keyboard:** As in any text input.
 */
const meta = {
  title: 'fields/TextArea',
  component: TextArea,
  args: { label: 'Contanos más', name: 'detalle', optional: true },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Dos líneas{Enter}de texto');
    await expect(canvas.getByRole('textbox')).toHaveValue('Dos líneas\nde texto');
  },
};
export const WithError: Story = { args: { error: 'Contanos qué pasó' } };
export const Disabled: Story = { args: { disabled: true } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
export const Filled: Story = { args: { defaultValue: 'Lo compré en 2022, único dueño.' } };
