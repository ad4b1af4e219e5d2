import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { fitsTheScreen, longLabel, showsFocus } from '../docs/plays.ts';
import { Card } from '../foundations/Card.tsx';
import { BarChart } from './BarChart.tsx';

const week = (label: string, approved: number, signed: number, inscribed: number) => ({
  key: label,
  label,
  values: { approved, signed, inscribed },
});

/**
 * Compares counts by week or by name, for example on a dashboard.
 *
 * - **Not for:** Form steps: its library is large. Use InstallmentChart, ShareBar or TwoLines.
 * - **Content:** At most three series; names of one to four words.
 * - **Accessibility:** The drawing is hidden from screen readers; a table with the same figures is always available.
 * - **Keyboard:** Tab to reach it; Enter or Space on the table button; Enter on the link of a group or figure.
 */
const meta = {
  title: 'data/BarChart',
  component: BarChart,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Aprobadas, firmadas e inscriptas por semana',
    groupLabel: 'Semana',
    layout: 'columns',
    tableLabel: 'Ver como tabla',
    chartLabel: 'Ver como gráfico',
    format: String,
    series: [
      { key: 'approved', label: 'Aprobadas' },
      { key: 'signed', label: 'Firmadas' },
      { key: 'inscribed', label: 'Inscriptas' },
    ],
    groups: [week('2/11', 18, 11, 7), week('9/11', 22, 14, 9), week('16/11', 9, 6, 8)],
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('table', { name: /por semana/ });
    await expect(canvas.getByRole('row', { name: '9/11 22 14 9' })).toBeInTheDocument();
    await expect(table.parentElement?.getBoundingClientRect().width).toBeLessThan(2);
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    const toggle = canvas.getByRole('button', { name: 'Ver como tabla' });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: 'Ver como gráfico' })).toHaveFocus();
    await expect(table.getBoundingClientRect().width).toBeGreaterThan(200);
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await userEvent.click(toggle);
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};
export const Bars: Story = {
  args: {
    label: 'Documentos devueltos',
    groupLabel: 'Papel',
    layout: 'bars',
    series: [{ key: 'count', label: 'Devueltos' }],
    groups: [
      { key: 'a', label: 'Título del vehículo', values: { count: 12 } },
      { key: 'b', label: 'DNI del titular, frente', values: { count: 5 } },
    ],
  },
};
export const Stacked: Story = {
  args: {
    ...Bars.args,
    stacked: true,
    series: meta.args.series.slice(0, 2),
    groups: meta.args.groups,
  },
};
/**
 * A bar, its figure in the table and its group's name link to the counted items. The table is visible while it has the
 * focus.
 */
export const Links: Story = {
  args: {
    groups: meta.args.groups.map((group) => ({
      ...group,
      href: `#${group.key}`,
      links: { signed: `#${group.key}-firmadas` },
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '9/11' });
    link.focus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(20);
    await expect(canvas.getByRole('link', { name: '9/11, Firmadas: 14' })).toHaveAttribute(
      'href',
      '#9/11-firmadas',
    );
    await expect(canvas.queryByRole('link', { name: /Aprobadas/ })).toBeNull();
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiBarChart-element')).toHaveLength(9));
    const followed: (string | null)[] = [];
    canvasElement.addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed.push(event.target.getAttribute('href'));
    });
    for (const bar of canvasElement.querySelectorAll('.MuiBarChart-element')) {
      const { x, y, width, height } = bar.getBoundingClientRect();
      await fireEvent.click(bar, { clientX: x + width / 2, clientY: y + height / 2 });
    }
    await expect(followed).toEqual(['#2/11-firmadas', '#9/11-firmadas', '#16/11-firmadas']);
  },
};
export const Focus: Story = { play: showsFocus };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { ...Bars.args, groups: [{ key: 'a', label: longLabel, values: { count: 3 } }] },
  play: fitsTheScreen,
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereDark: Story = { ...Bars, globals: { brand: 'vivere', mode: 'dark' } };
