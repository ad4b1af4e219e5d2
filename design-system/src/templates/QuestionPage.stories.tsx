import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { DateParts } from '../fields/DateParts.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { SkeletonText } from '../feedback/Skeleton.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { HeadedForm } from '../form/HeadedForm.tsx';
import { SaveStatus } from '../form/SaveStatus.tsx';
import { StepProgress } from '../form/StepProgress.tsx';
import { Card } from '../foundations/Card.tsx';
import { Text } from '../foundations/Text.tsx';
import { Frame } from './Frame.tsx';
import { journey } from './sampleLoan.ts';

const required = 'Este campo es requerido.';

type State = 'ready' | 'slow' | 'sending' | 'failing' | 'expired' | 'denied';

const notices: Partial<Record<State, { title: string; text: string }>> = {
  failing: {
    title: 'No pudimos guardar tus datos',
    text: 'Lo que escribiste sigue acá. Revisá tu conexión y volvé a tocar Continuar.',
  },
  expired: {
    title: 'Tu sesión terminó',
    text: 'Lo que escribiste sigue acá. Confirmá que sos vos con un código por SMS y seguí.',
  },
  denied: {
    title: 'Esta solicitud ya no se puede cambiar',
    text: 'La confirmaste el 20/11/2026. Si un dato está mal, escribinos.',
  },
};

const PersonalData = ({ state = 'ready' }: { state?: State }) => {
  const notice = notices[state];
  const [tries, setTries] = useState(0);
  const [lastName, setLastName] = useState('');
  const [birth, setBirth] = useState({ day: '15', month: '03', year: '' });
  const [phone, setPhone] = useState({ areaCode: '11', number: '5555 1234' });
  const isChecked = tries > 0;
  const lastNameError = isChecked && !lastName.trim() ? required : undefined;
  const birthError = isChecked && !birth.year ? 'Ingresá el año de tu nacimiento' : undefined;
  const errors = [
    ...(lastNameError ? [{ fieldId: 'apellido', message: `Apellido: ${lastNameError}` }] : []),
    ...(birthError ? [{ fieldId: 'nacimiento', message: birthError }] : []),
  ];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTries((count) => count + 1);
  };
  return (
    <Frame
      aside={
        <Card as="section">
          <Text as="h2" size={17}>
            Por qué te pedimos estos datos
          </Text>
          <Text size={15} tone="muted">
            Con tu DNI consultamos registros de crédito y armamos tu oferta.
          </Text>
        </Card>
      }
    >
      <HeadedForm
        title="Datos personales"
        subtitle="Por favor completa tus datos personales"
        progress={
          <StepProgress
            current={3}
            total={journey.length}
            title="Tus datos"
            steps={journey.map((label, index) => ({
              label,
              state: index < 2 ? 'done' : index === 2 ? 'current' : 'todo',
              href: `#paso-${index + 1}`,
            }))}
          />
        }
        back={{ href: '#volver' }}
        errorSummary={<ErrorSummary errors={errors} focusKey={tries} />}
        onSubmit={submit}
        foot={
          <ButtonBar>
            {state === 'denied' ? (
              <Button href="#seguir">Seguir mi solicitud</Button>
            ) : (
              <Button type="submit" busy={state === 'sending'} busyText="Guardando…">
                {state === 'expired' ? 'Pedir el código' : 'Continuar'}
              </Button>
            )}
          </ButtonBar>
        }
        note={
          <SaveStatus
            state={state === 'failing' ? 'failed' : state === 'sending' ? 'saving' : 'saved'}
            time="14:02"
          />
        }
      >
        {notice && (
          <Alert tone={state === 'failing' ? 'danger' : 'warning'} title={notice.title} live>
            {notice.text}
          </Alert>
        )}
        {state === 'slow' && <SkeletonText lines={6} label="Cargando tus respuestas" delay={0} />}
        {state !== 'slow' && state !== 'denied' && (
          <>
            <TextField
              label="Nombre"
              name="nombre"
              autoComplete="given-name"
              defaultValue="María de los Ángeles"
            />
            <TextField
              label="Apellido"
              name="apellido"
              autoComplete="family-name"
              value={lastName}
              onChange={(event) => setLastName(event.target.value)}
              error={lastNameError}
            />
            <TextField
              label="Número de documento"
              hint="Con o sin puntos."
              name="documento"
              inputMode="numeric"
              width="m"
              defaultValue="30.111.222"
            />
            <DateParts
              label="Fecha de nacimiento"
              name="nacimiento"
              autoComplete="bday"
              value={birth}
              onChange={setBirth}
              error={birthError}
              errorParts={['year']}
            />
            <PhoneField
              label="Celular"
              hint="Con código de área, sin 0 y sin 15."
              name="celular"
              value={phone}
              onChange={setPhone}
            />
          </>
        )}
      </HeadedForm>
    </Frame>
  );
};

const meta = {
  title: 'templates/QuestionPage',
  component: PersonalData,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PersonalData>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByText('Revisá estos datos')).toBeNull();
  },
};

export const WithErrors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('focuses the summary on a failed submit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
      await expect(canvas.getByRole('region', { name: 'Revisá estos datos' })).toHaveFocus();
    });
    await step('links the errors to the fields, in a group to the invalid part', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Ingresá el año/ }));
      await expect(canvas.getByLabelText('Año')).toHaveFocus();
      await userEvent.click(canvas.getByRole('link', { name: /^Apellido/ }));
      await expect(canvas.getByLabelText('Apellido')).toHaveFocus();
    });
    await step('keeps the typed text', async () => {
      await expect(canvas.getByLabelText('Nombre')).toHaveValue('María de los Ángeles');
    });
  },
};

export const Slow: Story = { args: { state: 'slow' } };
export const Sending: Story = { args: { state: 'sending' } };
export const Failing: Story = {
  args: { state: 'failing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('María de los Ángeles');
  },
};
export const Expired: Story = { args: { state: 'expired' } };
export const Denied: Story = { args: { state: 'denied' } };
export const DarkWithErrors: Story = { ...WithErrors, globals: { mode: 'dark' } };
export const VivereWithErrors: Story = { ...WithErrors, globals: { brand: 'vivere' } };
