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
import { FormPage } from '../form/FormPage.tsx';
import { StepProgress } from '../form/StepProgress.tsx';
import { Link } from '../foundations/Link.tsx';
import { Frame } from './Frame.tsx';

type State = 'data' | 'errors' | 'sending' | 'failing' | 'code' | 'expired' | 'done';

const steps = ['Tus datos', 'Tu correo'];

const errors = [
  { fieldId: 'correo', message: 'Ingresá tu correo' },
  { fieldId: 'clave', message: 'Elegí una contraseña de 12 caracteres o más' },
];

const Data = ({ isWrong }: { isWrong: boolean }) => (
  <>
    <TextField
      label="Correo"
      hint="Te mandamos un código para confirmarlo."
      name="correo"
      type="email"
      autoComplete="username"
      error={isWrong ? errors[0]?.message : undefined}
    />
    <PasswordField
      label="Contraseña"
      hint="12 caracteres o más. Sirve una frase que recuerdes."
      name="clave"
      autoComplete="new-password"
      error={isWrong ? errors[1]?.message : undefined}
    />
  </>
);

const SignUpPage = ({ state = 'data' }: { state?: State }) => {
  if (state === 'done') {
    return (
      <Frame>
        <EmptyState
          headingLevel={1}
          icon="check"
          title="Tu cuenta está lista"
          action={<Button href="#panel">Ir a mis solicitudes</Button>}
        >
          Tu correo quedó confirmado. La próxima vez ingresás con él y tu contraseña.
        </EmptyState>
      </Frame>
    );
  }
  const isSecond = state === 'code' || state === 'expired';
  return (
    <Frame>
      <FormPage
        title={isSecond ? 'Confirmá tu correo' : 'Creá tu cuenta'}
        subtitle={isSecond ? 'Mandamos un código a l•••@automotoreslibertador.example.' : undefined}
        progress={
          <StepProgress
            current={isSecond ? 2 : 1}
            total={2}
            title={steps[isSecond ? 1 : 0] ?? ''}
            steps={steps.map((label, index) => ({
              label,
              state: isSecond && index === 0 ? 'done' : index === Number(isSecond) ? 'current' : 'todo',
            }))}
          />
        }
        back={isSecond ? { href: '#datos' } : undefined}
        errorSummary={<ErrorSummary errors={state === 'errors' ? errors : []} />}
        onSubmit={(event) => event.preventDefault()}
        foot={
          <ButtonBar>
            <Button type="submit" busy={state === 'sending'} busyText="Enviando…">
              {isSecond ? 'Confirmar' : 'Continuar'}
            </Button>
          </ButtonBar>
        }
        note={
          isSecond ? undefined : (
            <>
              ¿Ya tenés cuenta? <Link href="#ingresar">Ingresá</Link>
            </>
          )
        }
      >
        {state === 'failing' && (
          <Alert tone="danger" title="No pudimos crear tu cuenta" live>
            Lo que escribiste sigue acá. Revisá tu conexión y probá de nuevo.
          </Alert>
        )}
        {state === 'expired' && (
          <Alert
            tone="warning"
            title="El código venció"
            live
            action={<Button size="small">Pedir otro</Button>}
          >
            Dura 24 horas.
          </Alert>
        )}
        {isSecond ? (
          <CodeField label="Código de 6 dígitos" name="codigo" />
        ) : (
          <Data isWrong={state === 'errors'} />
        )}
      </FormPage>
    </Frame>
  );
};

const meta = {
  title: 'templates/SignUp',
  component: SignUpPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUpPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.queryByLabelText(/repet|confirm/i)).toBeNull();
  },
};
export const WithErrors: Story = {
  args: { state: 'errors' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: errors[1]?.message }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveFocus();
  },
};
export const Slow: Story = { args: { state: 'sending' } };
export const Failing: Story = { args: { state: 'failing' } };
export const Code: Story = { args: { state: 'code' } };
export const Expired: Story = { args: { state: 'expired' } };
export const Done: Story = { args: { state: 'done' } };
export const Dark: Story = { args: { state: 'errors' }, globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
