import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaperDrawing } from './PaperDrawing.tsx';
import { Stack } from './Stack.tsx';

/**
 * A document that is asked for: the front or the back of a card, a sheet, one with a stamp, photos of a vehicle.
 *
 * - **Not for:** Saying something that the words beside it do not say.
 * - **Accessibility:** Hidden from assistive technology.
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
    // Decoration: the words beside it say all.
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  },
};
export const Dark: Story = { globals: { mode: 'dark' }, play: All.play };
export const Vivere: Story = { globals: { brand: 'vivere' }, play: All.play };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' }, play: All.play };
