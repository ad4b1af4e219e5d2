import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PaymentFigure } from './PaymentFigure.tsx';
import { SummaryBar } from './SummaryBar.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { VehicleImage } from './VehicleImage.tsx';
import { fitsTheScreen, longLabel } from '../docs/plays.ts';

/**
 * Summarises the choices so far next to the question.
 *
 * - **Not for:** The final review (CheckAnswers).
 */
const meta = {
  title: 'data/SummaryCard and SummaryBar',
  component: SummaryCard,
  subcomponents: { SummaryBar },
  args: {
    title: 'Tu préstamo',
    rows: [
      { term: 'Vehículo', value: 'Fiat Cronos Precision · 0KM 2027' },
      { term: 'Valor', value: '$ 43.500.000' },
    ],
    figure: <PaymentFigure label="Cuota inicial estimada" value="$ 955.420,91" />,
  },
} satisfies Meta<typeof SummaryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const WithImage: Story = {
  args: {
    subject: {
      image: <VehicleImage kind="car" />,
      name: 'Fiat Cronos Precision · 0KM 2027',
      detail: '$ 43.500.000 · financiás $ 20.000.000 (46 %)',
    },
    rows: [
      { term: 'Plazo', value: '48 cuotas, día 10' },
      { term: 'Primera cuota', value: '$ 1.464.615,43' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tu préstamo' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Fiat Cronos/ })).toBeVisible();
  },
};
export const WithImageDark: Story = { ...WithImage, globals: { mode: 'dark' } };
export const Empty: Story = {
  args: { rows: [], figure: undefined, note: 'Se completa a medida que avanzás.' },
};
export const BarWithNotes: Story = {
  render: (args) => (
    <SummaryBar
      label="Total por mes, estimado"
      value="$ 1.255.094,13"
      notes={[
        '+ seguro obligatorio desde $ 300.889,68 por mes',
        'CFTEA con IVA 57,75 % · con seguro 92,15 %',
      ]}
      title={args.title}
    >
      <SummaryCard {...args} bare />
    </SummaryBar>
  ),
  play: fitsTheScreen,
};
export const Bar: Story = {
  render: (args) => (
    <SummaryBar label="Cuota inicial estimada" value="$ 955.420,91" title={args.title}>
      <SummaryCard {...args} bare />
    </SummaryBar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /Cuota inicial estimada.*955\.420 pesos con 91 centavos/ }),
    );
    await expect(await screen.findByRole('dialog', { name: 'Tu préstamo' })).toHaveTextContent(
      '$ 43.500.000',
    );
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { rows: [{ term: longLabel, value: longLabel }] },
  play: fitsTheScreen,
};
