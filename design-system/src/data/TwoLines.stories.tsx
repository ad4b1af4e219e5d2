import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheScreen } from '../docs/plays.ts';
import { Card } from '../foundations/Card.tsx';
import { sampleSchedule } from '../docs/sampleLoan.ts';
import { TwoLines } from './TwoLines.tsx';

const fixed = sampleSchedule.map(({ capital, interest }) => capital + interest);
const uva = fixed.map((_none, at) => 540_000 * 1.02 ** at);

/**
 * Compares two amounts over time and marks where one overtakes the other.
 *
 * - **Not for:** Use without its table.
 * - **Accessibility:** The label describes the chart in one sentence.
 */
const meta = {
  title: 'data/TwoLines',
  component: TwoLines,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label:
      'Con UVA empezás en $ 540.000 y terminás en $ 1.369.000; con tasa fija vas de $ 955.000 a $ 826.000.',
    lines: [
      {
        name: 'Tasa fija',
        values: fixed,
        rows: [
          { term: 'Segunda cuota', value: '$ 954.204' },
          { term: 'Total en pesos de hoy', value: '$ 28,1 millones' },
        ],
      },
      {
        name: 'UVA',
        values: uva,
        rows: [
          { term: 'Segunda cuota', value: '$ 555.700' },
          { term: 'Total en pesos de hoy', value: '$ 25,0 millones' },
        ],
      },
    ],
    crossing: 27,
    startLabel: 'ene 2027',
    crossingLabel: 'abr 2029',
    endLabel: 'dic 2030',
  },
} satisfies Meta<typeof TwoLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Crossing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^Con UVA empezás/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(2);
    await expect(canvas.getByText('abr 2029')).toBeVisible();
  },
};
export const NoCrossing: Story = {
  args: { crossing: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('abr 2029')).toBeNull();
    await expect(canvasElement.querySelector('.mark')).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'small' } }, play: fitsTheScreen };
export const Empty: Story = {
  args: {
    lines: [
      { name: 'Tasa fija', values: [] },
      { name: 'UVA', values: [] },
    ],
    crossing: null,
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' } };
