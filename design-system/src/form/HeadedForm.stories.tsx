import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { showsFocus } from '../docs/plays.ts';
import { TextField } from '../fields/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { HeadedForm } from './HeadedForm.tsx';

const sent = fn();

/**
 * Asks about one subject per page; its heading is the question.
 *
 * - **Not for:** Pages without an answer.
 * - **Keyboard:** Tab to reach the fields; Enter in a field submits.
 */
const meta = {
  title: 'form/HeadedForm',
  component: HeadedForm,
  args: {
    title: 'Datos del domicilio',
    subtitle: 'Por favor completa los datos de tu domicilio',
    back: { href: '#volver' },
    children: <TextField label="Calle" name="calle" autoComplete="address-line1" />,
    foot: (
      <ButtonBar>
        <Button type="submit">Continuar</Button>
      </ButtonBar>
    ),
    onSubmit: (event) => {
      event.preventDefault();
      sent();
    },
  },
  beforeEach: () => sent.mockClear(),
} satisfies Meta<typeof HeadedForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Datos del domicilio' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Calle'), 'San Martín{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};
export const Focus: Story = { play: showsFocus };
export const WithError: Story = {
  args: {
    errorSummary: <ErrorSummary errors={[{ fieldId: 'calle', message: 'Ingresá la calle' }]} />,
    children: <TextField label="Calle" name="calle" autoComplete="address-line1" error="Ingresá la calle" />,
  },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('link', { name: 'Ingresá la calle' });
    const heading = canvas.getByRole('heading', { level: 1 });
    // The summary comes before the question.
    await expect(line.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(line);
    await expect(canvas.getByLabelText('Calle')).toHaveFocus();
    await expect(canvas.getByLabelText('Calle')).toBeInvalid();
  },
};
export const WithoutForm: Story = { args: { onSubmit: undefined, foot: undefined, note: 'Guardado 14:02' } };
export const LongText: Story = {
  args: { title: '¿Quién figura como titular del vehículo en el título del automotor y en la cédula?' },
};
