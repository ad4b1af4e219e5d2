import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheScreen, longLabel } from '../docs/plays.ts';
import { Card } from '../foundations/Card.tsx';
import { Spoken } from '../foundations/Spoken.tsx';
import { ShareBar } from './ShareBar.tsx';

/**
 * Shows how a total is divided, for example each 100 pesos of a loan.
 *
 * - **Not for:** Parts over time (InstallmentChart).
 * - **Content:** At most five parts, each with its amount.
 * - **Accessibility:** The label describes the bar in one sentence; the list has the figures.
 */
const meta = {
  title: 'data/ShareBar',
  component: ShareBar,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'De cada 100 pesos que pagás, 46,0 devuelven el préstamo, 44,6 son interés y 9,4 son IVA.',
    parts: [
      {
        label: 'Devolución del préstamo',
        share: 0.46,
        value: <Spoken>$ 46,0</Spoken>,
        detail: '$ 20.000.000,00',
      },
      { label: 'Interés', note: 'TNA 38,40 %', share: 0.446, value: '$ 44,6', detail: '$ 19.411.212,10' },
      { label: 'IVA sobre el interés', share: 0.094, value: '$ 9,4', detail: '$ 4.076.354,54' },
    ],
  },
} satisfies Meta<typeof ShareBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', { name: /^De cada 100 pesos/ });
    const [first, second] = [...bar.children].map((part) => part.getBoundingClientRect().width);
    await expect(first).toBeGreaterThan(second ?? 0);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};
const part = { label: 'Cargos', share: 0.05, value: '$ 5,0', detail: '$ 2.173.913,00' };
export const Five: Story = {
  args: {
    parts: [...meta.args.parts, part, { ...part, label: 'Seguro de vida', share: 0.03, value: '$ 3,0' }],
  },
};
export const Empty: Story = { args: { parts: [] } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { parts: [{ ...part, label: longLabel, note: longLabel }] },
  play: fitsTheScreen,
};
export const Dark: Story = { ...Five, globals: { mode: 'dark' } };
export const Vivere: Story = { ...Five, globals: { brand: 'vivere' } };
export const VivereDark: Story = { ...Five, globals: { brand: 'vivere', mode: 'dark' } };
