import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { HeadedForm } from '../form/HeadedForm.tsx';
import { Link } from '../foundations/Link.tsx';
import { Frame } from './Frame.tsx';

type State = 'mail' | 'sending' | 'failing' | 'code' | 'errors' | 'expired' | 'done';

const wrong = { fieldId: 'codigo', message: 'El código no coincide. Revisalo en el correo.' };

const Mail = ({ state }: { state: State }) => (
  <HeadedForm
    title="Recuperá tu contraseña"
    subtitle="Te mandamos un código a tu correo."
    back={{ href: '#ingresar' }}
    onSubmit={(event) => event.preventDefault()}
    foot={
      <ButtonBar>
        <Button type="submit" busy={state === 'sending'} busyText="Enviando…">
          Mandar el código
        </Button>
      </ButtonBar>
    }
  >
    {state === 'failing' && (
      <Alert tone="danger" title="No pudimos mandar el código" live>
        Revisá tu conexión y probá de nuevo.
      </Alert>
    )}
    <TextField label="Correo" name="correo" type="email" autoComplete="username" />
  </HeadedForm>
);

const NewPassword = ({ state }: { state: State }) => {
  const isWrong = state === 'errors';
  return (
    <HeadedForm
      title="Elegí una contraseña nueva"
      subtitle="Si hay una cuenta con ese correo, te mandamos un código."
      back={{ href: '#correo' }}
      errorSummary={<ErrorSummary errors={isWrong ? [wrong] : []} />}
      onSubmit={(event) => event.preventDefault()}
      foot={
        <ButtonBar>
          <Button type="submit">Guardar la contraseña</Button>
        </ButtonBar>
      }
    >
      {state === 'expired' && (
        <Alert tone="warning" title="El código venció" live>
          Pedí otro: te llega en menos de un minuto.
        </Alert>
      )}
      <CodeField label="Código de 6 dígitos" name="codigo" error={isWrong ? wrong.message : undefined} />
      <PasswordField
        label="Contraseña nueva"
        hint="12 caracteres o más. Sirve una frase que recuerdes."
        name="clave"
        autoComplete="new-password"
      />
      <Link href="#otro">Mandar otro código</Link>
    </HeadedForm>
  );
};

const Done = () => (
  <EmptyState
    headingLevel={1}
    icon="check"
    title="Tu contraseña cambió"
    action={<Button href="#ingresar">Iniciar sesión</Button>}
  >
    Cerramos tu cuenta en los otros dispositivos.
  </EmptyState>
);

const RecoveryPage = ({ state = 'mail' }: { state?: State }) => (
  <Frame>
    {state === 'done' ? (
      <Done />
    ) : state === 'code' || state === 'errors' || state === 'expired' ? (
      <NewPassword state={state} />
    ) : (
      <Mail state={state} />
    )}
  </Frame>
);

const meta = {
  title: 'templates/Recovery',
  component: RecoveryPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RecoveryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Correo')).toHaveAttribute('autocomplete', 'username');
  },
};
export const Slow: Story = { args: { state: 'sending' } };
export const Failing: Story = { args: { state: 'failing' } };
export const Code: Story = {
  args: { state: 'code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Si hay una cuenta con ese correo/)).toBeVisible();
  },
};
export const WithErrors: Story = { args: { state: 'errors' } };
export const Expired: Story = { args: { state: 'expired' } };
export const DonePage: Story = { args: { state: 'done' } };
export const Dark: Story = { args: { state: 'errors' }, globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
