import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DotSeparated } from './DotSeparated.tsx';
import { Text } from './Text.tsx';

/**
 * Facts of one thing in a line, which wraps between them.
 *
 * - **Not for:** Sentences.
 */
const meta = {
  title: 'foundations/DotSeparated',
  component: DotSeparated,
  decorators: [
    (Story) => (
      <Text as="div" size={15}>
        <Story />
      </Text>
    ),
  ],
  args: { parts: ['Fiat Cronos Precision', '$ 20.000.000', '104882'] },
} satisfies Meta<typeof DotSeparated>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Fiat Cronos Precision · $ 20.000.000 · 104882');
  },
};
export const Wrapped: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '11rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = canvas.getAllByText(/Fiat|\$|104882/);
    const edge = first?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
    const dots = [...canvasElement.querySelectorAll('span')].filter(
      ({ childElementCount, textContent }) => childElementCount === 0 && textContent === ' · ',
    );
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
    await expect(third?.offsetTop).toBe(second?.offsetTop);
    // The dot at the start of the second line is clipped.
    await expect(dots[0]?.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    await expect(dots[1]?.getBoundingClientRect().left).toBeGreaterThan(edge);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' } };
