import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { KeyValue } from '../data/KeyValue.tsx';
import { StatusTag } from '../data/StatusTag.tsx';
import type { TimelineItem } from '../data/Timeline.tsx';
import { Timeline } from '../data/Timeline.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Card } from '../foundations/Card.tsx';
import { Grid } from '../foundations/Grid.tsx';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { UserFrame } from './Frame.tsx';

type State = 'ready' | 'blocked' | 'cancelled' | 'slow' | 'failing' | 'missing';

const phases = (state: State): TimelineItem[] => [
  {
    title: 'Registro de datos',
    date: '18/11/2026 10:44',
    state: 'done',
    steps: [
      { title: 'Datos del titular', date: '18/11/2026 10:20', state: 'done' },
      { title: 'Seguro', date: '18/11/2026 10:44', state: 'done' },
    ],
  },
  {
    title: 'Documentación',
    date: '19/11/2026 09:12',
    state: state === 'blocked' ? 'blocked' : 'done',
    waitsFor: state === 'blocked' ? 'el vendedor' : undefined,
    detail: state === 'blocked' ? 'Falta el certificado de dominio.' : undefined,
    steps: [
      { title: 'Título del automotor', date: '19/11/2026 09:02', state: 'done' },
      { title: 'Certificado de dominio', state: state === 'blocked' ? 'blocked' : 'done' },
    ],
  },
  {
    title: 'Validación de identidad',
    state: state === 'ready' ? 'current' : 'todo',
    waitsFor: state === 'ready' ? 'el titular' : undefined,
  },
  { title: 'Recepción de prenda', state: 'todo' },
];

const Panel = ({ title, rows }: { title: string; rows: { term: string; value: string }[] }) => (
  <Card as="section">
    <Stack gap={3}>
      <Text as="h2" size={20}>
        {title}
      </Text>
      <KeyValue rows={rows} />
    </Stack>
  </Card>
);

const Detail = ({ state }: { state: State }) => (
  <Stack gap={6}>
    <Stack gap={2}>
      <Link href="#lista" icon="arrow-left" tone="quiet">
        Volver a la lista
      </Link>
      <Text as="h1" size={32}>
        Propuesta 104.882
      </Text>
      <StatusTag stage={state === 'cancelled' ? 'red' : state === 'blocked' ? 'yellow' : 'orange'}>
        {state === 'cancelled'
          ? 'Cancelada'
          : state === 'blocked'
            ? 'Documentación'
            : 'Validación de identidad'}
      </StatusTag>
    </Stack>
    {state === 'blocked' && (
      <Alert
        tone="warning"
        title="Falta el certificado de dominio"
        action={<Button size="small">Avisar al vendedor</Button>}
      >
        Lo tiene que subir Automotores Libertador S.A.
      </Alert>
    )}
    {state === 'cancelled' && <Alert title="La canceló el titular el 19/11/2026">No se cobró nada.</Alert>}
    <Grid columns={2} gap={6}>
      <Card as="section">
        <Stack gap={4}>
          <Text as="h2" size={20}>
            Etapas
          </Text>
          <Timeline items={phases(state)} />
        </Stack>
      </Card>
      <Stack gap={6}>
        <Panel
          title="Vehículo"
          rows={[
            { term: 'Modelo', value: 'Fiat Cronos Precision 0KM' },
            { term: 'Valor', value: '$ 43.500.000' },
          ]}
        />
        <Panel
          title="Partes"
          rows={[
            { term: 'Titular', value: 'María F. · DNI 30.111.•••' },
            { term: 'Vendedor', value: 'Automotores Libertador S.A.' },
          ]}
        />
        <Panel
          title="Documentos"
          rows={[
            { term: 'Formulario 03', value: 'Recibido' },
            { term: 'Contrato de prenda con registro', value: 'Pendiente' },
          ]}
        />
      </Stack>
    </Grid>
  </Stack>
);

const DashboardDetailPage = ({ state = 'ready' }: { state?: State }) => (
  <UserFrame>
    {state === 'slow' ? (
      <Stack gap={6}>
        <Text as="h1" size={32}>
          Propuesta 104.882
        </Text>
        <Skeleton shape="card" label="Cargando la propuesta" delay={0} />
        <Skeleton shape="card" delay={0} />
      </Stack>
    ) : state === 'failing' ? (
      <ErrorState
        headingLevel={1}
        title="No pudimos traer la propuesta 104.882"
        action={<Button>Probar de nuevo</Button>}
      >
        Puede ser tu conexión o un problema nuestro.
      </ErrorState>
    ) : state === 'missing' ? (
      <ErrorState
        headingLevel={1}
        title="No encontramos esa propuesta"
        action={<Button href="#lista">Ver todas</Button>}
      >
        Puede que no sea de tu punto de venta.
      </ErrorState>
    ) : (
      <Detail state={state} />
    )}
  </UserFrame>
);

const meta = {
  title: 'templates/DashboardDetail',
  component: DashboardDetailPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardDetailPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Validación de identidad', { selector: 'li *' })).toBeVisible();
  },
};
export const Blocked: Story = { args: { state: 'blocked' } };
export const Cancelled: Story = { args: { state: 'cancelled' } };
export const Slow: Story = { args: { state: 'slow' } };
export const Failing: Story = { args: { state: 'failing' } };
export const Denied: Story = { args: { state: 'missing' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
