import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyValue } from './KeyValue.tsx';
import { fitsTheScreen, longLabel } from '../docs/plays.ts';

/**
 * Lists terms with their values.
 *
 * - **Not for:** Comparing several items (DataTable).
 */
const meta = {
  title: 'data/KeyValue',
  component: KeyValue,
  args: {
    rows: [
      { term: 'Vehículo', value: 'Fiat Cronos Precision 1.3 con todo el equipamiento · 0KM 2027' },
      { term: 'Valor', value: '$ 43.500.000' },
      { term: 'Plazo', value: '48 cuotas, día 10' },
    ],
  },
} satisfies Meta<typeof KeyValue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Split: Story = {};
export const Stacked: Story = { args: { layout: 'stacked' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { rows: [{ term: longLabel, value: longLabel }] },
  play: fitsTheScreen,
};
export const Empty: Story = { args: { rows: [] } };
