import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { KeyValue } from '../data/KeyValue.tsx';
import { StatusTag } from '../data/StatusTag.tsx';
import type { TimelineItem } from '../data/Timeline.tsx';
import { Timeline } from '../data/Timeline.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { SkeletonText } from '../feedback/Skeleton.tsx';
import { Card } from '../foundations/Card.tsx';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Frame } from './Frame.tsx';

const next: TimelineItem[] = [
  { title: 'Recibimos tu solicitud', date: '20/11/2026 14:05', state: 'done' },
  {
    title: 'El vendedor sube los documentos del vehículo',
    detail: 'Ya le avisamos a Automotores Libertador S.A.',
    state: 'current',
  },
  { title: 'Validás tu identidad con tu celular', detail: 'Te mandamos un enlace por SMS.', state: 'todo' },
  { title: 'Inscribimos la prenda y transferimos el dinero', state: 'todo' },
];

const ResultPage = ({ state = 'ready' }: { state?: 'ready' | 'slow' | 'failing' }) => (
  <Frame>
    <Stack gap={6}>
      <StatusTag stage="green">Solicitud recibida</StatusTag>
      <Text as="h1" size={40}>
        Listo, tu solicitud ya está en camino
      </Text>
      <Card as="section" aria-label="Tu solicitud">
        <Stack gap={4}>
          <Text tone="muted">Número de solicitud</Text>
          <Text size={32} weight="heavy" numeric>
            104.882
          </Text>
          <KeyValue
            rows={[
              { term: 'Titular', value: 'María F. · DNI 30.•••.••2' },
              { term: 'Vehículo', value: 'Fiat Cronos Precision 0KM' },
              { term: 'Monto', value: '$ 20.000.000 en 48 cuotas' },
            ]}
          />
        </Stack>
      </Card>
      <Stack as="section" gap={4}>
        <Text as="h2" size={25}>
          Qué sigue
        </Text>
        {state === 'slow' && <SkeletonText lines={4} label="Cargando los pasos" delay={0} />}
        {state === 'failing' && (
          <Alert
            tone="warning"
            title="No pudimos traer los pasos"
            action={<Link href="#otra-vez">Probar de nuevo</Link>}
          >
            Tu solicitud está recibida: esto es solo la lista de lo que sigue.
          </Alert>
        )}
        {state === 'ready' && <Timeline items={next} />}
      </Stack>
      <Stack direction="row" gap={3} wrap>
        <Button href="#comprobante" icon="download" variant="secondary">
          Descargar el comprobante
        </Button>
        <Button href="#seguir">Seguir mi solicitud</Button>
      </Stack>
    </Stack>
  </Frame>
);

const RefusalPage = () => (
  <Frame>
    <Stack gap={6}>
      <Text as="h1" size={40}>
        Por ahora no podemos ofrecerte este préstamo
      </Text>
      <Text measure>
        Evaluamos tu solicitud con los datos que cargaste y con la información de la central de deudores. Tus
        datos quedaron guardados por 30 días.
      </Text>
      <Card tone="sand">
        <Stack gap={3}>
          <Text as="h2" size={20}>
            Qué podés hacer
          </Text>
          <Stack as="ul" gap={2}>
            <li>
              <Link href="#cotitular">Sumar un cotitular</Link>: se tienen en cuenta los ingresos de los dos.
            </li>
            <li>
              <Link href="#vehiculo">Elegir otro vehículo</Link> o pedir menos.
            </li>
            <li>
              <Link href="#datos">Pedir la revisión</Link> si algún dato no es correcto.
            </li>
          </Stack>
        </Stack>
      </Card>
    </Stack>
  </Frame>
);

const meta = {
  title: 'templates/Result',
  component: ResultPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResultPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('104.882')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3);
  },
};
export const Slow: Story = { args: { state: 'slow' } };
export const Failing: Story = { args: { state: 'failing' } };
export const Refusal: Story = {
  render: () => <RefusalPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sumar un cotitular' })).toBeVisible();
  },
};
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereRefusal: Story = { render: () => <RefusalPage />, globals: { brand: 'vivere' } };
