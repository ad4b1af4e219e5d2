import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { PasswordField } from './PasswordField.tsx';

/**
 * Asks for a password and supports paste, password managers and showing it.
 *
 * - **Not for:** Confirming a password: showing it is enough.
 * - **Accessibility:** Announces when the password is visible; hides it on submit. Field connects label, hint and
 *   error; ErrorSummary links to the id.
 * - **Keyboard:** Tab to reach the input and then Mostrar; Enter or Space to press.
 */
const meta = {
  title: 'fields/PasswordField',
  component: PasswordField,
  args: { label: 'Contraseña', name: 'clave' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Revealing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Contraseña');
    await step('accepts a pasted password and keeps it hidden', async () => {
      await userEvent.click(input);
      await userEvent.paste('una clave larga 2026');
      await expect(input).toHaveValue('una clave larga 2026');
      await expect(input).toHaveAttribute('type', 'password');
      await expect(input).toHaveAttribute('autocomplete', 'current-password');
    });
    await step('shows and hides the password with the next tab stop and announces it', async () => {
      await userEvent.tab();
      const toggle = canvas.getByRole('button', { name: 'Mostrar la contraseña' });
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('status')).toHaveTextContent('Tu contraseña está a la vista');
      await expect(toggle).toHaveAccessibleName('Ocultar la contraseña');
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
};

export const InAForm: Story = {
  render: (args) => (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <Button type="submit">Iniciar sesión</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
  },
};
export const NewPassword: Story = {
  args: {
    label: 'Nueva contraseña',
    autoComplete: 'new-password',
    hint: 'Ocho caracteres o más.',
  },
};
export const Filled: Story = { args: { defaultValue: 'una clave larga 2026' } };
export const WithError: Story = {
  args: { error: 'Ingresá tu contraseña' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription(
      'Error: Ingresá tu contraseña',
    );
  },
};
export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Contraseña')).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'una clave' } };
export const LongText: Story = {
  args: { label: 'La contraseña que elegiste cuando creaste tu usuario en el sitio del banco' },
};
export const Dark: Story = { args: WithError.args, globals: { mode: 'dark' } };
export const Vivere: Story = { args: WithError.args, globals: { brand: 'vivere' } };
