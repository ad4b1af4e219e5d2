import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaperDrawing } from './PaperDrawing.tsx';
import { Stack } from './Stack.tsx';

/**
 * Draws a required document: the front or back of a card, a sheet, a stamped sheet, photos of a vehicle.
 *
 * - **Not for:** Information that the adjacent text does not give.
 * - **Accessibility:** Hidden from screen readers.
 */
const meta = {
  title: 'foundations/PaperDrawing',
  component: PaperDrawing,
  args: { name: 'sheet' },
  render: () => (
    <Stack direction="row" gap={5} wrap>
      {(['face', 'card', 'sheet', 'stamped', 'vehicle'] as const).map((name) => (
        <PaperDrawing key={name} name={name} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof PaperDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(5);
    // Decorative: the adjacent text says the same.
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  },
};
export const Dark: Story = { globals: { mode: 'dark' }, play: All.play };
export const Vivere: Story = { globals: { brand: 'vivere' }, play: All.play };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' }, play: All.play };
