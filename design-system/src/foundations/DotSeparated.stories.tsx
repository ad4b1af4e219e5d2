import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DotSeparated } from './DotSeparated.tsx';

/**
 * Shows short facts about one thing with dots between them.
 *
 * - **Not for:** Sentences, or lists with links.
 * - **Content:** A few words each. Dots are only between facts on one line.
 */
const meta = {
  title: 'foundations/DotSeparated',
  component: DotSeparated,
  args: { parts: ['DNI 30.•••.••2', '104882', 'La tiene Ana Pérez'] },
} satisfies Meta<typeof DotSeparated>;
export default meta;

type Story = StoryObj<typeof meta>;

const dotWidths = (canvasElement: HTMLElement): number[] =>
  [...canvasElement.querySelectorAll('span > span')]
    .filter(({ textContent }) => textContent === ' ')
    .map((dot) => dot.getBoundingClientRect().width);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('104882')).toBeVisible();
    for (const width of dotWidths(canvasElement)) await expect(width).toBeGreaterThan(4);
  },
};
/** Lines neither begin nor end with a dot. */
export const Wrapped: Story = {
  decorators: [
    (Content) => (
      <div style={{ width: '8rem' }}>
        <Content />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const widths = dotWidths(canvasElement);
    await expect(widths).toHaveLength(2);
    for (const width of widths) await expect(width).toBe(0);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
