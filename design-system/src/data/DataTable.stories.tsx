import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import type { SampleProposal } from '../templates/sampleProposals.tsx';
import { proposalColumns, sampleProposals } from '../templates/sampleProposals.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { DataTable } from './DataTable.tsx';

const Proposals = (args: DataTableProps<SampleProposal>) => <DataTable {...args} />;

const meta = {
  title: 'data/DataTable',
  component: Proposals,
  args: {
    caption: 'Propuestas',
    columns: proposalColumns,
    rows: sampleProposals,
    rowKey: (row) => row.number,
  },
} satisfies Meta<typeof Proposals>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { announcement: '6 propuestas' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('keeps the meaning of a table as cards on a phone', async () => {
      await expect(canvas.getByRole('table', { name: 'Propuestas' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Etapa' })).toBeInTheDocument();
      await expect(canvas.getByRole('rowheader', { name: /104\.882/ })).toBeVisible();
      const card = canvas.getAllByRole('row')[1];
      await expect(getComputedStyle(card as Element).display).toBe('block');
    });
    await step('each card says what its lines are, once to the ear', async () => {
      const label = canvasElement.querySelector('.pd-table__label');
      await expect(label).toHaveAttribute('aria-hidden', 'true');
      await expect(label).toBeVisible();
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('6 propuestas');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Wide: Story = {
  args: { hideCaption: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getAllByRole('row')[1] as Element).display).toBe('table-row');
  },
};
export const Busy: Story = {
  args: { rows: [], busy: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando la lista')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const BusyWithRows: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    announcement: 'Sin resultados',
    empty: (
      <EmptyState title="Sin resultados" action={<Button href="#todo">Limpiar los filtros</Button>}>
        Ninguna propuesta cumple con los filtros.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Limpiar los filtros' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
