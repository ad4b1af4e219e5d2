import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { ChipRadio } from '../actions/ChipRadio.tsx';
import { SegmentedControl } from '../actions/SegmentedControl.tsx';
import { CfteaPanel } from '../data/CfteaPanel.tsx';
import { Disclosure } from '../data/Disclosure.tsx';
import { InstallmentChart } from '../data/InstallmentChart.tsx';
import { PaymentFigure } from '../data/PaymentFigure.tsx';
import { ScheduleTable } from '../data/ScheduleTable.tsx';
import { SummaryBar } from '../data/SummaryBar.tsx';
import { SummaryCard } from '../data/SummaryCard.tsx';
import { AmountControl } from '../fields/AmountControl.tsx';
import { HeadedForm } from '../form/HeadedForm.tsx';
import { SaveStatus } from '../form/SaveStatus.tsx';
import { StepProgress } from '../form/StepProgress.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Frame } from './Frame.tsx';
import { journey, pesos, sampleCftea, samplePayment, sampleSchedule } from './sampleLoan.ts';
import { readPesos } from '../docs/readPesos.ts';

type State = 'ready' | 'slow' | 'recalculating' | 'failing' | 'empty' | 'expired' | 'denied';

const terms = [12, 24, 36, 48, 60].map((value) => ({
  value,
  label: String(value),
  spoken: `${value} cuotas`,
}));
const days = [1, 5, 10, 15, 20, 25];
const otherDays = Array.from({ length: 28 }, (_none, index) => index + 1).filter(
  (day) => !days.includes(day),
);

const summary = {
  title: 'Tu préstamo',
  rows: [
    { term: 'Vehículo', value: 'Fiat Cronos Precision · 0KM 2027' },
    { term: 'Valor', value: '$ 43.500.000' },
    { term: 'Financiás', value: '$ 20.000.000 · 46 %' },
    { term: 'Plazo', value: '48 cuotas, día 10' },
  ],
  figure: (
    <PaymentFigure
      label="Cuota inicial estimada"
      value={samplePayment}
      note="con IVA · después baja cada mes"
    />
  ),
  cftea: (
    <CfteaPanel
      label="CFTEA con IVA"
      value={sampleCftea}
      rates={[
        { label: 'TNA', value: '38,40 %' },
        { label: 'TEA', value: '45,93 %' },
      ]}
    />
  ),
};

const Terms = () => {
  const [mode, setMode] = useState<'FIXED' | 'UVA'>('FIXED');
  const [amount, setAmount] = useState(20_000_000);
  const [term, setTerm] = useState(48);
  const [day, setDay] = useState(10);
  const max = 25_600_000;
  const error =
    amount > max
      ? `El monto máximo es ${pesos(max)}`
      : amount < 1_000_000
        ? 'El monto mínimo es $ 1.000.000'
        : undefined;
  return (
    <Card flushOnPhone>
      <Stack gap={6}>
        <SegmentedControl
          label="Tipo de tasa"
          hideLabel
          name="modo"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'FIXED', label: 'Tasa fija' },
            { value: 'UVA', label: 'UVA' },
          ]}
        />
        <AmountControl
          parse={readPesos}
          label="Monto del préstamo"
          name="monto"
          value={amount}
          unread={null}
          onChange={setAmount}
          onUnread={() => undefined}
          min={1_000_000}
          max={max}
          step={1_000}
          minLabel={pesos(1_000_000)}
          maxLabel={`máximo aprobado ${pesos(max)}`}
          error={error}
        />
        <ChipRadio label="Cuotas" name="cuotas" value={term} onChange={setTerm} options={terms} />
        <ChipRadio
          label="Día de vencimiento"
          hint="Elegí un día del 1 al 28."
          name="dia"
          value={day}
          onChange={setDay}
          options={days.map((value) => ({ value, label: String(value), spoken: `Día ${value}` }))}
          other={{ label: 'Otro día', options: otherDays.map((value) => ({ value, label: String(value) })) }}
        />
      </Stack>
    </Card>
  );
};

const Payments = () => (
  <Card as="section">
    <Stack gap={3}>
      <Text as="h2" size={20}>
        Cómo vas a pagar
      </Text>
      <InstallmentChart
        data={sampleSchedule}
        format={(amount) => pesos(Math.round(amount))}
        label="48 cuotas que bajan de $ 955.420,91 en enero de 2027 a menos en diciembre de 2030; el capital crece y el interés se achica."
        legend={{ capital: 'capital', interest: 'interés e IVA' }}
        startLabel="ene 2027"
        endLabel="dic 2030"
      />
      <Disclosure summary="Ver las 48 cuotas">
        <ScheduleTable
          caption="Las 48 cuotas"
          hideCaption
          columns={[
            { key: 'month', label: 'Mes' },
            { key: 'capital', label: 'Capital', align: 'end' },
            { key: 'interest', label: 'Interés e IVA', align: 'end' },
            { key: 'total', label: 'Cuota', align: 'end' },
          ]}
          rows={sampleSchedule.map((row) => ({
            month: row.label,
            capital: pesos(row.capital),
            interest: pesos(row.interest),
            total: pesos(row.capital + row.interest),
          }))}
        />
      </Disclosure>
    </Stack>
  </Card>
);

const notices: Partial<Record<State, { title: string; text: string }>> = {
  failing: {
    title: 'No pudimos recalcular la cuota',
    text: 'Mostramos la última que calculamos. Probá de nuevo antes de seguir.',
  },
  expired: {
    title: 'Tu oferta venció',
    text: 'Buscamos una nueva con los mismos datos. Revisá el monto y la cuota.',
  },
};

/** Explains why there is nothing to adjust and offers a next step. */
const Closed = ({ state }: { state: 'empty' | 'denied' }) =>
  state === 'empty' ? (
    <EmptyState
      headingLevel={1}
      icon="document"
      title="Por ahora no tenemos una oferta para vos"
      action={<Button href="#vehiculo">Probar con otro vehículo</Button>}
    >
      Tus datos quedaron guardados. Podés cambiar el vehículo o volver en treinta días.
    </EmptyState>
  ) : (
    <ErrorState
      headingLevel={1}
      title="Esta oferta es de otra persona"
      action={<Button href="#ingresar">Usar otra cuenta</Button>}
    >
      Para verla ingresá con la cuenta con la que la pediste.
    </ErrorState>
  );

const summaryOf = (state: State) => ({
  ...summary,
  figure: (
    <PaymentFigure
      label="Cuota inicial estimada"
      value={samplePayment}
      note="con IVA · después baja cada mes"
      busy={state === 'recalculating'}
      live
    />
  ),
});

const QuoterPage = ({ state = 'ready' }: { state?: State }) =>
  state === 'empty' || state === 'denied' ? (
    <Frame>
      <Closed state={state} />
    </Frame>
  ) : (
    <OpenQuoter state={state} />
  );

const OpenQuoter = ({ state }: { state: State }) => {
  const notice = notices[state];
  return (
    <Frame
      width="wide"
      aside={<SummaryCard {...summaryOf(state)} note={<SaveStatus state="saved" time="14:02" />} />}
      phoneBar={
        <SummaryBar label="Cuota inicial estimada" value={samplePayment} title={summary.title}>
          <SummaryCard {...summary} bare />
        </SummaryBar>
      }
    >
      <HeadedForm
        title="Tenés hasta $ 25.600.000 preaprobados"
        subtitle="Podés cambiar el monto, las cuotas y el día. Los valores se recalculan al instante."
        progress={
          <StepProgress
            current={4}
            total={journey.length}
            title="Tu oferta"
            steps={journey.map((label, index) => ({
              label,
              state: index < 3 ? 'done' : index === 3 ? 'current' : 'todo',
              href: `#paso-${index + 1}`,
            }))}
          />
        }
        foot={
          <ButtonBar>
            <Button>Quiero este préstamo</Button>
            <Button href="#volver" variant="secondary">
              Volver
            </Button>
          </ButtonBar>
        }
      >
        {notice && (
          <Alert tone={state === 'failing' ? 'danger' : 'warning'} title={notice.title} live>
            {notice.text}
          </Alert>
        )}
        {state === 'slow' ? (
          <>
            <Skeleton shape="card" label="Buscando tu oferta" delay={0} />
            <Skeleton shape="card" delay={0} />
          </>
        ) : (
          <>
            <Terms />
            <Payments />
          </>
        )}
      </HeadedForm>
    </Frame>
  );
};

const meta = {
  title: 'templates/Quoter',
  component: QuoterPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoterPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('uses one value for the number and the slider', async () => {
      const number = canvas.getByLabelText('Monto del préstamo');
      await userEvent.clear(number);
      await userEvent.type(number, '15.250.500{Enter}');
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '15.250.500 pesos');
    });
    await step('selects another day from the list', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Otro día'), '7');
      await expect(canvas.getByRole('radio', { name: 'Día 10' })).not.toBeChecked();
      await expect(canvas.getByLabelText('Otro día')).toHaveValue('7');
    });
    await step('opens the schedule', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ver las 48 cuotas' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(49);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Resting: Story = {};
export const Slow: Story = { args: { state: 'slow' } };
export const Recalculating: Story = { args: { state: 'recalculating' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failing: Story = {
  args: { state: 'failing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos recalcular la cuota');
  },
};
export const Expired: Story = { args: { state: 'expired' } };
export const Denied: Story = { args: { state: 'denied' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' } };
