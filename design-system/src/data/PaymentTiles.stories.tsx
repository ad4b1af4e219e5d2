import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheScreen, longLabel } from '../docs/plays.ts';
import { Card } from '../foundations/Card.tsx';
import { PaymentTile, PaymentTiles } from './PaymentTiles.tsx';

/**
 * Shows the first payment and the following ones with their dates.
 *
 * - **Not for:** A single figure (PaymentFigure); all payments (ScheduleTable).
 * - **Accessibility:** Screen readers read the amounts in pesos and cents.
 */
const meta = {
  title: 'data/PaymentTiles',
  component: PaymentTiles,
  subcomponents: { PaymentTile },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    children: [
      <PaymentTile
        key="first"
        label="Primera cuota · lunes 11/01/2027"
        value="$ 1.464.615,43"
        note="incluye 21 días más"
      />,
      <PaymentTile
        key="second"
        label="Desde la segunda"
        value="$ 954.204,45"
        note="y baja todos los meses"
      />,
    ],
  },
} satisfies Meta<typeof PaymentTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.464.615 pesos con 43 centavos')).toBeInTheDocument();
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'small' } }, play: fitsTheScreen };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: <PaymentTile label={longLabel} value="$ 89.999.999,99" note={longLabel} /> },
  play: fitsTheScreen,
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' } };
