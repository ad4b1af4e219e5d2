import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { pesos, sampleSchedule } from '../docs/sampleLoan.ts';
import { InstallmentChart } from './InstallmentChart.tsx';

/**
 * Shows how an instalment changes over time.
 *
 * - **Not for:** Use without its ScheduleTable.
 * - **Accessibility:** The label describes the chart in one sentence.
 */
const meta = {
  title: 'data/InstallmentChart',
  component: InstallmentChart,
  args: {
    data: sampleSchedule,
    label: '48 cuotas que bajan mes a mes; el capital crece y el interés se achica.',
    format: (amount) => pesos(Math.round(amount)),
    legend: { capital: 'capital', interest: 'interés e IVA' },
    startLabel: 'ene 2027',
    endLabel: 'dic 2030',
  },
} satisfies Meta<typeof InstallmentChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fixed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^48 cuotas/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(96);
  },
};
export const ColumnChosen: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: /^48 cuotas/ });
    const { right, top } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: right - 1, clientY: top + 1 });
    await expect(canvas.getByText(/^dic 2030:/)).toBeVisible();
    await fireEvent.pointerOut(chart, { relatedTarget: document.body });
    await expect(canvas.getByText(/^ene 2027:/)).toBeVisible();
  },
};
export const UvaWithProjection: Story = {
  args: {
    data: sampleSchedule.map((point, index) => ({
      ...point,
      projected: (point.capital + point.interest) * 1.02 ** index,
    })),
    legend: { capital: 'capital', interest: 'interés e IVA', projected: 'con 2 % de inflación por mes' },
  },
};
export const OneInstallment: Story = { args: { data: sampleSchedule.slice(0, 1) } };
export const Empty: Story = { args: { data: [] } };
export const Dark: Story = { globals: { mode: 'dark' } };
