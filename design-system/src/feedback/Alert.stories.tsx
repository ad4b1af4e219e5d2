import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../foundations/Link.tsx';
import { Alert } from './Alert.tsx';

/**
 * Shows an important message about the current page.
 *
 * - **Not for:** Errors of fields (Field, ErrorSummary); messages about the entire site (Banner).
 * - **Content:** What happened, whether the answers are saved, what to do.
 * - **Accessibility:** Set `live` if it appears after a user action.
 */
const meta = {
  title: 'feedback/Alert',
  component: Alert,
  args: { title: 'Te mandamos un código', children: 'Llega por SMS al celular que termina en 1234.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Success: Story = { args: { tone: 'success', title: 'Código validado' } };
export const Warning: Story = { args: { tone: 'warning', title: 'Te quedan dos intentos' } };
export const Danger: Story = {
  args: { tone: 'danger', live: true, title: 'No pudimos validar el código' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: No pudimos validar el código');
  },
};
export const DangerWithoutTitle: Story = {
  args: { tone: 'danger', live: true, title: undefined, children: 'No pudimos copiar el enlace.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: No pudimos copiar el enlace.');
  },
};
export const WithAction: Story = { args: { action: <Link href="#otro">Cambiar el número</Link> } };
export const TitleOnly: Story = { args: { children: undefined } };
export const LongText: Story = {
  args: { children: 'La cuota y el saldo suben con la inflación. '.repeat(8) },
};
export const Dark: Story = { args: { tone: 'warning' }, globals: { mode: 'dark' } };
