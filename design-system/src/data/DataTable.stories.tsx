import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import type { SampleProposal } from '../docs/sampleProposals.tsx';
import { proposalColumns, proposalHref, sampleProposals } from '../docs/sampleProposals.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { DataTable } from './DataTable.tsx';

const Proposals = (args: DataTableProps<SampleProposal>) => <DataTable {...args} />;

/**
 * Compares items of one kind, for example proposals.
 *
 * - **Not for:** Pairs of term and value (KeyValue); figures (ScheduleTable).
 * - **Content:** The first column names the row. Use short headers and one line of detail.
 * - **Accessibility:** Cards keep the table's semantics, screen readers announce the count, and the empty state has an
 *   action.
 * - **Keyboard:** Tab to reach it and scroll horizontally; arrow keys, Home and End move between linked rows; Enter
 *   opens one.
 */
const meta = {
  title: 'data/DataTable',
  component: DataTable<SampleProposal>,
  render: (args) => <Proposals {...args} />,
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
    await step('keeps the table semantics as cards on a phone', async () => {
      await expect(canvas.getByRole('table', { name: 'Propuestas' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Etapa' })).toBeInTheDocument();
      await expect(canvas.getByRole('rowheader', { name: /104882/ })).toBeVisible();
      const card = canvas.getAllByRole('row')[1];
      await expect(getComputedStyle(card as Element).display).toBe('flex');
    });
    await step('labels the lines of a card, which screen readers announce once', async () => {
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
    const row = canvas.getAllByRole('row')[1] as Element;
    await expect(getComputedStyle(row).display).toBe('table-row');
    // Compact: two lines per row, so that ten rows fit the screen.
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(50);
  },
};
const Choosing = (args: DataTableProps<SampleProposal>) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = (key: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return <DataTable {...args} rowHref={proposalHref} selection={{ chosen, onToggle }} />;
};

const BARRED = new Map([['104882', 'La tiene el banco']]);

export const SelectionBarred: Story = {
  render: (args) => (
    <DataTable
      {...args}
      rowHref={proposalHref}
      selection={{ chosen: new Set(), onToggle: () => undefined, barred: BARRED }}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox');
    await expect(first).toBeDisabled();
    await expect(first).toHaveAccessibleName(/La tiene el banco$/);
    await expect(second).toBeEnabled();
  },
};

export const Selection: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox');
    await step('shows each row as a named checkbox with the entire row as its target', async () => {
      await expect(first).toHaveAccessibleName(/104882/);
      await expect(first?.closest('tr')?.querySelector('a')).toBeNull();
      const row = first?.closest('tr')?.getBoundingClientRect();
      const face = document.elementFromPoint((row?.right ?? 0) - 30, (row?.top ?? 0) + 10);
      await userEvent.click(face as Element);
      await expect(first).toBeChecked();
    });
    await step('moves between rows with the arrow keys and selects with Space', async () => {
      first?.focus();
      await userEvent.keyboard('{ArrowDown} ');
      await expect(second).toHaveFocus();
      await expect(second).toBeChecked();
    });
  },
};

export const Sorted: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('shows sortable headers as links with the current order', async () => {
      const age = canvas.getByRole('columnheader', { name: 'En la etapa' });
      await expect(age).toHaveAttribute('aria-sort', 'descending');
      await expect(within(age).getByRole('link')).toHaveAttribute('href', '#mas-demoradas');
      await expect(canvas.getByRole('columnheader', { name: 'Creada' })).toHaveAttribute('aria-sort', 'none');
      await expect(canvas.getByRole('columnheader', { name: 'Monto' })).not.toHaveAttribute('aria-sort');
    });
  },
};
export const OpenRow: Story = {
  args: { rowHref: proposalHref, openKey: '104871' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(/104871/);
  },
};
export const RowsAsLinks: Story = {
  args: { rowHref: proposalHref },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    const row = canvas.getAllByRole('row')[2] as HTMLElement;
    const link = within(row).getByRole('link', { name: 'Ver la propuesta 104871, Martín Sosa' });
    await step('makes the entire row the link target', async () => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      for (const x of [left + 4, (left + right) / 2, right - 4]) {
        await expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(link);
      }
    });
    await step('has one tab stop per row, after the table and its headers', async () => {
      for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
      await expect(link).toHaveFocus();
    });
    await step('moves between rows with arrow keys, Home and End', async () => {
      const links = canvas.getAllByRole('link', { name: /^Ver la propuesta/ });
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(links[0]).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(links.at(-1)).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowDown}');
      await expect(link).toHaveFocus();
    });
  },
};
export const CardsAsLinks: Story = {
  args: { rowHref: proposalHref },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const card = canvas.getAllByRole('row')[1] as HTMLElement;
    const { left, bottom } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(within(card).getByRole('link'));
  },
};
const WithNewModels = (args: DataTableProps<SampleProposal>) => {
  const [rows, setRows] = useState(args.rows);
  return (
    <>
      <Button onClick={() => setRows(rows.map((row) => ({ ...row, vehicle: 'Ford Ka 0KM' })))}>
        Actualizar
      </Button>
      <DataTable {...args} rows={rows} />
    </>
  );
};
/** Simulates a browser translation, which wraps each text in its own element. */
export const Translated: Story = {
  tags: ['!autodocs'],
  args: { rows: sampleProposals.slice(0, 1) },
  render: (args) => <WithNewModels {...args} />,
  play: async ({ canvas, userEvent }) => {
    const text = [...canvas.getByText('Fiat Cronos 0KM').childNodes].find((node) => node instanceof Text);
    const translated = document.createElement('font');
    translated.textContent = text?.data ?? '';
    text?.replaceWith(translated);
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
    await expect(await canvas.findByText('Ford Ka 0KM')).toBeVisible();
    await expect(canvas.queryByText('Fiat Cronos 0KM')).toBeNull();
  },
};
export const Failing: Story = {
  args: {
    announcement: '6 propuestas',
    failure: <ErrorState title="No pudimos traer las propuestas" action={<Button>Probar de nuevo</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Probar de nuevo' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText('6 propuestas')).toBeNull();
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    rowHref: proposalHref,
    rows: sampleProposals.slice(0, 1).map((row) => ({
      ...row,
      vehicle: 'Mercedes-Benz Sprinter Street 414 CDI Furgón Largo Techo Elevado 2022',
      pointOfSale: 'Concesionaria Integral de la Patagonia Norte Sociedad Anónima',
      name: 'Belén Gorostiaga',
      stageName: 'Vendedor y documentos',
    })),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [text] = canvas.getByText('Vendedor y documentos').childNodes;
    if (text === undefined) throw new Error('the tag has no text');
    const lastWord = document.createRange();
    lastWord.setStart(text, 'Vendedor y '.length);
    lastWord.setEnd(text, 'Vendedor y documentos'.length);
    await expect(lastWord.getClientRects()).toHaveLength(1);
  },
};
export const Busy: Story = {
  args: { rows: [], busy: true },
  play: async ({ canvas }) => {
    // The placeholders appear after 400 ms, so that fast responses do not flicker.
    await expect(canvas.queryByText('Cargando la lista')).toBeNull();
    await expect(await canvas.findByText('Cargando la lista')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).toBeNull();
    // Reserves the height of the rows.
    const row = canvas.getByText('Cargando la lista').closest('[role=status]')?.parentElement?.parentElement;
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
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
