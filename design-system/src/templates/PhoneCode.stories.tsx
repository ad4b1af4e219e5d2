import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { HeadedForm } from '../form/HeadedForm.tsx';
import { keepTogether } from '../foundations/keepTogether.ts';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Frame } from './Frame.tsx';
import { JourneyProgress } from './JourneyProgress.tsx';

type State = 'ready' | 'waiting' | 'wrong' | 'sending' | 'failing' | 'expired' | 'denied';

const phone = keepTogether('•• •••• 6677');
const wrong = 'El código no coincide. Revisalo en el SMS.';

const notices: Partial<Record<State, { title: string; text: string }>> = {
  failing: { title: 'No pudimos mandar el SMS', text: 'Probá de nuevo o corregí el número.' },
  expired: { title: 'El código venció', text: 'Pedí otro: te llega en menos de un minuto.' },
  denied: {
    title: 'Probaste tres veces',
    text: 'Para cuidarte, esperá 30 minutos antes de pedir otro código. Tus datos quedaron guardados.',
  },
};

const PhoneCodePage = ({ state = 'ready' }: { state?: State }) => {
  const notice = notices[state];
  const error = state === 'wrong' ? wrong : undefined;
  return (
    <Frame>
      <HeadedForm
        title="Ingresá el código que te mandamos"
        subtitle={`Mandamos un código por SMS al celular ${phone}.`}
        progress={<JourneyProgress step={6} />}
        back={{ href: '#volver' }}
        errorSummary={<ErrorSummary errors={error ? [{ fieldId: 'codigo', message: error }] : []} />}
        onSubmit={(event) => event.preventDefault()}
        foot={
          <ButtonBar>
            {state === 'denied' ? (
              <Button href="#seguir">Seguir más tarde</Button>
            ) : (
              <Button type="submit" busy={state === 'sending'} busyText="Verificando…">
                Verificar
              </Button>
            )}
          </ButtonBar>
        }
      >
        {notice && (
          <Alert tone={state === 'failing' ? 'danger' : 'warning'} title={notice.title} live>
            {notice.text}
          </Alert>
        )}
        {state !== 'denied' && (
          <>
            <CodeField label="Código de 6 dígitos" name="codigo" error={error} />
            <Stack gap={3} align="start">
              {state === 'waiting' ? (
                <Text size={15} tone="muted" numeric>
                  Podés pedir otro código en 45 segundos.
                </Text>
              ) : (
                <Button variant="quiet" size="small">
                  Mandar otro código
                </Button>
              )}
              <Link href="#celular">Corregir el número</Link>
            </Stack>
          </>
        )}
      </HeadedForm>
    </Frame>
  );
};

const meta = {
  title: 'templates/PhoneCode',
  component: PhoneCodePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PhoneCodePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText('Código de 6 dígitos');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await expect(code).toHaveValue('123 456');
  },
};
export const Waiting: Story = { args: { state: 'waiting' } };
export const WithErrors: Story = {
  args: { state: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Código de 6 dígitos')).toHaveAccessibleDescription(/no coincide/);
  },
};
export const Slow: Story = { args: { state: 'sending' } };
export const Failing: Story = { args: { state: 'failing' } };
export const Expired: Story = { args: { state: 'expired' } };
export const Denied: Story = { args: { state: 'denied' } };
export const Dark: Story = { args: { state: 'wrong' }, globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
