import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './Card.tsx';

/**
 * Groups one subject on its own background.
 *
 * - **Not for:** Every paragraph; a card inside a card.
 * - **Content:** Start with a heading at the right level. Use `marked` for the single card that requires action.
 */
const meta = {
  title: 'foundations/Card',
  component: Card,
  args: { children: 'Todo sobre un mismo tema.' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sand: Story = { args: { tone: 'sand', children: 'Un fondo de arena para lo que acompaña.' } };
export const Marked: Story = {
  args: { as: 'section', room: 'small', marked: true, children: 'Pocas palabras, y ahora te toca a vos.' },
};
export const FlushOnPhone: Story = {
  args: { flushOnPhone: true, children: 'En el teléfono usa toda la columna.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En el teléfono usa toda la columna.')).toHaveStyle({ borderWidth: '0px' });
  },
};
