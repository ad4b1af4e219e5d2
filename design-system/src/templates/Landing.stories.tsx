import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { ChipRadio } from '../actions/ChipRadio.tsx';
import { SegmentedControl } from '../actions/SegmentedControl.tsx';
import { CfteaPanel } from '../data/CfteaPanel.tsx';
import { PaymentFigure } from '../data/PaymentFigure.tsx';
import { StatusTag } from '../data/StatusTag.tsx';
import { AmountControl } from '../fields/AmountControl.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Card } from '../foundations/Card.tsx';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Frame } from './Frame.tsx';
import { pesos, sampleCftea, samplePayment } from './sampleLoan.ts';

type State = 'ready' | 'slow' | 'recalculating' | 'failing' | 'empty';

const promises: { icon: IconName; title: string; text: string }[] = [
  { icon: 'clock', title: 'Oferta en minutos.', text: 'Con tu DNI y los datos del vehículo.' },
  {
    icon: 'phone',
    title: 'Sin papeles.',
    text: 'Fotos de los documentos y validación de identidad en línea.',
  },
  { icon: 'car', title: 'Autos, motos y utilitarios.', text: 'En concesionaria o entre particulares.' },
];

const terms = [12, 24, 36, 48, 60].map((value) => ({
  value,
  label: String(value),
  spoken: `${value} cuotas`,
}));

/** What the quick quote says; without a figure one can still begin. */
const Answer = ({ state }: { state: State }) => {
  if (state === 'slow') return <Skeleton shape="card" label="Calculando la cuota" delay={0} />;
  if (state === 'failing') {
    return (
      <Alert
        tone="warning"
        title="No pudimos calcular la cuota"
        live
        action={<Button size="small">Probar de nuevo</Button>}
      >
        Podés empezar igual: la cuota te la mostramos con tu oferta.
      </Alert>
    );
  }
  if (state === 'empty') {
    return (
      <EmptyState icon="car" title="No hay una cuota para esos valores" headingLevel={3}>
        Probá con un monto más bajo o con menos cuotas.
      </EmptyState>
    );
  }
  return (
    <>
      <PaymentFigure
        label="Cuota inicial estimada"
        value={samplePayment}
        note="con IVA, sistema francés"
        busy={state === 'recalculating'}
        live
      />
      <CfteaPanel
        label="CFTEA con IVA · Costo Financiero Total Efectivo Anual"
        value={sampleCftea}
        rates={[
          { label: 'TNA', value: '38,40 %' },
          { label: 'TEA', value: '45,93 %' },
          { label: 'CFTEA sin IVA', value: '45,93 %' },
        ]}
      />
    </>
  );
};

const QuickQuote = ({ state }: { state: State }) => {
  const [condition, setCondition] = useState<'0KM' | 'USADO'>('0KM');
  const [price, setPrice] = useState<number | null>(32_000_000);
  const [amount, setAmount] = useState(20_000_000);
  const [term, setTerm] = useState(48);
  const max = Math.floor((price ?? 0) * 0.8);
  return (
    <Card as="section" aria-label="Simulá tu préstamo">
      <Stack gap={5}>
        <Text as="h2" size={20}>
          Simulá tu préstamo
        </Text>
        <SegmentedControl
          label="Condición del vehículo"
          hideLabel
          name="condicion"
          value={condition}
          onChange={setCondition}
          options={[
            { value: '0KM', label: '0KM' },
            { value: 'USADO', label: 'Usado' },
          ]}
        />
        <AmountField
          label="¿Cuánto vale el vehículo?"
          name="valor"
          value={price}
          onChange={setPrice}
          width="full"
        />
        <AmountControl
          label="¿Cuánto necesitás?"
          name="monto"
          value={amount}
          onChange={setAmount}
          min={1_000_000}
          max={max}
          step={1_000}
          minLabel={pesos(1_000_000)}
          maxLabel={`hasta ${pesos(max)}`}
        />
        <ChipRadio label="¿En cuántas cuotas?" name="plazo" value={term} onChange={setTerm} options={terms} />
        <Answer state={state} />
        <Button href="#empezar" block iconEnd="arrow">
          Empezar mi solicitud
        </Button>
        <Text size={13} tone="soft">
          Es una estimación. La oferta final depende de tu evaluación. No afecta tu historial.
        </Text>
      </Stack>
    </Card>
  );
};

const LandingPage = ({ state = 'ready' }: { state?: State }) => (
  <Frame
    width="landing"
    aside={<QuickQuote state={state} />}
    foot={
      <ButtonBar
        below="md"
        info={
          state === 'ready' && (
            <>
              <Text size={13} tone="soft">
                48 cuotas · primera
              </Text>
              <Text size={20} weight="bold" numeric>
                {samplePayment}
              </Text>
            </>
          )
        }
      >
        <Button href="#empezar">Empezar</Button>
      </ButtonBar>
    }
    below={
      <Stack gap={6}>
        <Stack as="ul" gap={4}>
          {promises.map((promise) => (
            <Stack key={promise.title} as="li" direction="row" align="start" gap={3}>
              <Text as="span" tone="brand">
                <Icon name={promise.icon} size={20} />
              </Text>
              <Text as="span">
                <strong>{promise.title}</strong> {promise.text}
              </Text>
            </Stack>
          ))}
        </Stack>
        <Card tone="sand">
          <Text as="h2" size={17}>
            ¿Ya empezaste?
          </Text>
          <Text size={15} tone="muted">
            Retomá donde dejaste con tu DNI y un código por SMS.{' '}
            <Link href="#seguir">Seguir mi solicitud</Link>
          </Text>
        </Card>
      </Stack>
    }
  >
    <Stack gap={5}>
      <StatusTag stage="green">Tasa fija o UVA, vos elegís</StatusTag>
      <Text as="h1" size="display">
        Tu próximo auto, con una cuota que se entiende.
      </Text>
      <Text size={20} tone="muted" measure>
        Un préstamo con prenda sobre el vehículo, 0KM o usado. Lo pedís desde el celular y seguís cada paso
        hasta que la prenda queda inscripta.
      </Text>
    </Stack>
  </Frame>
);

const meta = {
  title: 'templates/Landing',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Usado'));
    await expect(canvas.getByRole('radio', { name: 'Usado' })).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Slow: Story = { args: { state: 'slow' } };
export const Recalculating: Story = {
  args: { state: 'recalculating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = { args: { state: 'empty' } };
export const Failing: Story = {
  args: { state: 'failing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Empezar mi solicitud' })).toBeVisible();
  },
};
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' } };
