import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsFocus } from '../docs/plays.ts';
import { pesos, sampleSchedule } from '../docs/sampleLoan.ts';
import { ScheduleTable } from './ScheduleTable.tsx';

/**
 * Shows rows of figures, often the data of a chart.
 *
 * - **Not for:** Lists with actions (DataTable).
 * - **Keyboard:** Tab to reach it; arrow keys scroll.
 */
const meta = {
  title: 'data/ScheduleTable',
  component: ScheduleTable,
  args: {
    caption: 'Las 48 cuotas',
    columns: [
      { key: 'month', label: 'Mes' },
      { key: 'capital', label: 'Capital', align: 'end' },
      { key: 'interest', label: 'Interés e IVA', align: 'end' },
      { key: 'total', label: 'Cuota', align: 'end' },
    ],
    rows: sampleSchedule.map((row) => ({
      month: row.label,
      capital: pesos(row.capital),
      interest: pesos(row.interest),
      total: pesos(row.capital + row.interest),
    })),
  },
} satisfies Meta<typeof ScheduleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Las 48 cuotas' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'dic 2030' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Focus: Story = { play: showsFocus };
export const Cards: Story = {
  args: { cards: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Las 48 cuotas' })).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    await expect(first && getComputedStyle(first).display).toBe('grid');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Empty: Story = { args: { rows: [] } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' } };
