import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fitsTheScreen, longError } from '../docs/plays.ts';

/**
 * Lists the errors after a failed submit, from the form and the server.
 *
 * - **Not for:** Errors while the user is typing.
 * - **Content:** The same text as at the field.
 * - **Accessibility:** Takes the focus; each line links to its field.
 * - **Keyboard:** Tab to reach a link; Enter to follow it.
 */
const meta = {
  title: 'form/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'apellido', message: 'Apellido: Este campo es requerido.' },
      { fieldId: 'genero', message: 'Género: Este campo es requerido.' },
    ],
  },
  render: (args) => (
    <Stack gap={6}>
      <ErrorSummary {...args} />
      <TextField label="Apellido" name="apellido" error="Este campo es requerido." />
      <RadioGroup
        label="Género"
        name="genero"
        error="Este campo es requerido."
        value={null}
        onChange={() => undefined}
        options={[
          { value: 'F', label: 'Femenino' },
          { value: 'M', label: 'Masculino' },
        ]}
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FollowedLink: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('takes the focus', async () => {
      await expect(canvas.getByRole('region', { name: 'Revisá estos datos' })).toHaveFocus();
    });
    await step('links to a field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Apellido/ }));
      await expect(canvas.getByLabelText('Apellido')).toHaveFocus();
    });
    await step('links to the first option of a group', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Género/ }));
      await expect(canvas.getByLabelText('Femenino')).toHaveFocus();
    });
  },
};

const Surname = () => {
  const [surname, setSurname] = useState('');
  const [tries, setTries] = useState(0);
  const isWrong = tries > 0 && surname.length < 2;
  return (
    <Stack gap={6}>
      <ErrorSummary
        errors={isWrong ? [{ fieldId: 'apellido', message: 'Apellido: Escribilo completo.' }] : []}
        focusKey={tries}
      />
      <TextField
        label="Apellido"
        name="apellido"
        value={surname}
        onChange={(event) => setSurname(event.target.value)}
      />
      <Button onClick={() => setTries(tries + 1)}>Continuar</Button>
    </Stack>
  );
};

export const WhileTyping: Story = {
  render: () => <Surname />,
  play: async ({ canvas, userEvent, step }) => {
    const summary = () => canvas.queryByRole('region', { name: 'Revisá estos datos' });
    const field = canvas.getByLabelText('Apellido');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(summary()).toHaveFocus();
    await step('does not take the focus when an error reappears', async () => {
      await userEvent.type(field, 'Paz');
      await expect(summary()).toBeNull();
      await userEvent.clear(field);
      await userEvent.type(field, 'P');
      await expect(summary()).toBeVisible();
      await expect(field).toHaveFocus();
    });
    await step('takes the focus on the next failed submit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
      await expect(summary()).toHaveFocus();
    });
  },
};

export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Revisá estos datos')).toBeNull();
  },
};
export const OwnTitle: Story = { args: { title: 'Falta algo' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { errors: [{ fieldId: 'apellido', message: longError }] },
  play: fitsTheScreen,
};
