import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CfteaPanel } from './CfteaPanel.tsx';
import { PaymentFigure } from './PaymentFigure.tsx';

/**
 * Shows the instalment (PaymentFigure) and the total cost (CfteaPanel) of an offer.
 *
 * - **Not for:** Other numbers. The law sets the minimum size of the CFTEA.
 * - **Accessibility:** With `live`, screen readers announce a changed instalment once.
 */
const meta = {
  title: 'data/CfteaPanel and PaymentFigure',
  component: CfteaPanel,
  subcomponents: { PaymentFigure },
  args: {
    label: 'Costo Financiero Total Efectivo Anual (CFTEA) con IVA',
    value: '57,75 %',
    rates: [
      { label: 'TNA', value: '38,40 %' },
      { label: 'TEA', value: '45,93 %' },
      { label: 'CFTEA sin IVA', value: '45,93 %' },
    ],
  },
} satisfies Meta<typeof CfteaPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);

export const Public: Story = {
  play: async ({ canvas }) => {
    const largest = sizeOf(canvas.getByText('57,75 %'));
    await expect(largest).toBeGreaterThanOrEqual(5 * sizeOf(canvas.getByText('38,40 %')));
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Story) => (
      // Width left by a card on the smallest phone.
      <div style={{ width: '15.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector('.MuiPaper-root') as HTMLElement;
    const figure = canvas.getByText('57,75 %');
    await expect(sizeOf(figure)).toBeLessThan(62);
    for (const rate of ['TNA', 'TEA', 'CFTEA sin IVA']) {
      await expect(sizeOf(figure) / sizeOf(canvas.getByText(rate))).toBeGreaterThanOrEqual(5);
    }
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
export const WithNote: Story = {
  args: { value: '11,45 %', note: 'Expresado en UVA; no incluye la variación de la UVA.' },
};
export const WithInsurance: Story = {
  args: { second: { label: 'CFTEA con seguro', value: '92,15 %', note: 'estimado' } },
  play: async ({ canvas }) => {
    await expect(sizeOf(canvas.getByText('92,15 %'))).toBe(sizeOf(canvas.getByText('57,75 %')));
    await expect(canvas.getByText('estimado')).toBeVisible();
  },
};
export const BesideAnOffer: Story = {
  args: { size: 'card' },
  play: async ({ canvas }) => {
    const largest = sizeOf(canvas.getByText('57,75 %'));
    await expect(largest).toBeGreaterThanOrEqual(2 * sizeOf(canvas.getByText('38,40 %')));
    await expect(largest).toBeLessThan(60);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Payment: Story = {
  render: () => (
    <PaymentFigure label="Cuota inicial estimada" value="$ 955.420,91" note="con IVA, sistema francés" live />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('955.420 pesos con 91 centavos');
  },
};
export const PaymentBusy: Story = {
  render: () => <PaymentFigure label="Cuota inicial estimada" value="$ 955.420,91" busy live />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};
