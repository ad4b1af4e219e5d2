import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { FormPage } from '../form/FormPage.tsx';
import { Link } from '../foundations/Link.tsx';
import { Frame } from './Frame.tsx';

type State = 'ready' | 'errors' | 'refused' | 'sending' | 'expired' | 'failing';

const errors = [
  { fieldId: 'correo', message: 'Ingresá tu correo' },
  { fieldId: 'clave', message: 'Ingresá tu contraseña' },
];

const SignInPage = ({ state = 'ready' }: { state?: State }) => (
  <Frame>
    <FormPage
      title="Ingresá a tu cuenta"
      errorSummary={<ErrorSummary errors={state === 'errors' ? errors : []} />}
      onSubmit={(event) => event.preventDefault()}
      foot={
        <ButtonBar>
          <Button type="submit" busy={state === 'sending'} busyText="Ingresando…">
            Ingresar
          </Button>
        </ButtonBar>
      }
      note={
        <>
          ¿Todavía no tenés cuenta? <Link href="#crear">Creala en dos pasos</Link>
        </>
      }
    >
      {state === 'expired' && (
        <Alert tone="warning">¡Tu sesión ha expirado!. Por favor, inicia sesión de nuevo.</Alert>
      )}
      {state === 'refused' && (
        <Alert tone="danger" live>
          El correo o la contraseña no coinciden.
        </Alert>
      )}
      {state === 'failing' && (
        <Alert tone="danger" title="No pudimos conectarnos" live>
          Revisá tu conexión y probá de nuevo.
        </Alert>
      )}
      <TextField
        label="Correo"
        name="correo"
        type="email"
        autoComplete="username"
        error={state === 'errors' ? errors[0]?.message : undefined}
      />
      <PasswordField
        label="Contraseña"
        name="clave"
        error={state === 'errors' ? errors[1]?.message : undefined}
      />
      <Link href="#recuperar">Olvidé mi contraseña</Link>
    </FormPage>
  </Frame>
);

const meta = {
  title: 'templates/SignIn',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Correo')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password');
  },
};
export const WithErrors: Story = { args: { state: 'errors' } };
export const Denied: Story = { args: { state: 'refused' } };
export const Slow: Story = { args: { state: 'sending' } };
export const Failing: Story = { args: { state: 'failing' } };
export const Expired: Story = { args: { state: 'expired' } };
export const Vivere: Story = { args: { state: 'errors' }, globals: { brand: 'vivere' } };
