import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheScreen, longLabel } from '../docs/plays.ts';
import { Button } from '../actions/Button.tsx';
import { NumberCard } from './NumberCard.tsx';

/**
 * Shows a number that users will need again, for example the proposal’s.
 *
 * - **Not for:** Amounts (PaymentFigure, CfteaPanel).
 */
const meta = {
  title: 'data/NumberCard',
  component: NumberCard,
  args: { label: 'Número de propuesta', value: '104.882' },
} satisfies Meta<typeof NumberCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('104.882')).toBeVisible();
  },
};
export const WithAction: Story = { args: { action: <Button size="small">Copiar</Button> } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel },
  play: fitsTheScreen,
};
export const Dark: Story = { globals: { mode: 'dark' } };
