import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { PasswordField } from './PasswordField.tsx';

/**
 * A password: pasted, filled in by a manager, shown.
 *
 * - **Not for:** A second one to confirm the first: showing it is enough.
 * - **Accessibility:** Says when it is in view; hides on submit. Label, hint and error are wired by Field;
 *   the summary links to the id.
 * - **Keyboard:** Tab. Tab reaches Mostrar; Enter, Space press it.
 */
const meta = {
  title: 'fields/PasswordField',
  component: PasswordField,
  args: { label: 'Contraseña', name: 'clave' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Contraseña');
    await step('takes a pasted password and stays hidden', async () => {
      await userEvent.click(input);
      await userEvent.paste('una clave larga 2026');
      await expect(input).toHaveValue('una clave larga 2026');
      await expect(input).toHaveAttribute('type', 'password');
      await expect(input).toHaveAttribute('autocomplete', 'current-password');
    });
    await step('the next Tab stop shows and hides it, and says so', async () => {
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
