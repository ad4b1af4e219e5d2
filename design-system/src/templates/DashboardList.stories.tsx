import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { CursorPager } from '../data/CursorPager.tsx';
import { DataTable } from '../data/DataTable.tsx';
import { FilterChips } from '../data/FilterChips.tsx';
import { ViewLinks } from '../data/ViewLinks.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { DashboardFilters } from './DashboardFilters.tsx';
import { UserFrame } from './Frame.tsx';
import { proposalColumns, proposalHref, sampleProposals } from './sampleProposals.tsx';

type State = 'ready' | 'slow' | 'empty' | 'failing' | 'denied';

const chips = [
  { key: 'status', label: 'Abierta', removeHref: '#sin-estado' },
  { key: 'from', label: 'Desde 01/11/2026', removeHref: '#sin-fecha' },
];

const List = ({ state }: { state: Exclude<State, 'denied'> }) => (
  <>
    <FilterChips chips={chips} clearHref="#todas" />
    <DataTable
      caption="Propuestas"
      hideCaption
      columns={proposalColumns}
      rows={state === 'ready' ? sampleProposals : []}
      rowKey={(row) => row.number}
      rowHref={proposalHref}
      openKey="104871"
      busy={state === 'slow'}
      failure={
        state === 'failing' && (
          <ErrorState
            title="No pudimos traer las propuestas"
            action={<Button>Probar de nuevo</Button>}
            reference="Código 7F3A-21"
          >
            Los filtros siguen como los dejaste.
          </ErrorState>
        )
      }
      announcement={state === 'empty' ? 'Sin resultados' : '6 propuestas'}
      empty={
        <EmptyState
          title="Sin resultados"
          action={
            <Button href="#todas" variant="secondary">
              Limpiar los filtros
            </Button>
          }
        >
          Ninguna propuesta cumple con los filtros.
        </EmptyState>
      }
    />
    {state === 'ready' && <CursorPager nextHref="#despues" />}
  </>
);

const Head = () => (
  <>
    <Stack direction="row" justify="between" align="center" wrap gap={3}>
      <Text as="h1" size={32}>
        Panel de seguimiento
      </Text>
      <Stack direction="row" wrap gap={3}>
        <Button href="#csv" variant="secondary">
          Exportar CSV
        </Button>
        <Button href="#nueva">Nueva propuesta</Button>
      </Stack>
    </Stack>
    <ViewLinks
      label="Vistas"
      views={[
        { key: 'mine', label: 'Del lado del vendedor', href: '#todas', current: true },
        { key: 'late', label: 'Fuera de plazo', href: '#fuera-de-plazo', current: false },
      ]}
    />
  </>
);

const DashboardListPage = ({ state = 'ready' }: { state?: State }) => {
  if (state === 'denied') {
    return (
      <UserFrame>
        <ErrorState
          headingLevel={1}
          title="No tenés permiso para ver el panel"
          action={<Button href="#cuenta">Ir a mi cuenta</Button>}
        >
          Pedíselo a quien administra tu punto de venta.
        </ErrorState>
      </UserFrame>
    );
  }
  return (
    <UserFrame head={<Head />} side={<DashboardFilters />}>
      <List state={state} />
    </UserFrame>
  );
};

const meta = {
  title: 'templates/DashboardList',
  component: DashboardListPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Ver la propuesta 104882, Elena Álvarez' })).toBeVisible();
  },
};
export const Slow: Story = { args: { state: 'slow' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failing: Story = { args: { state: 'failing' } };
export const Denied: Story = { args: { state: 'denied' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
