import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Illustration, illustrationNames } from './Illustration.tsx';
import { Stack } from './Stack.tsx';

/**
 * Illustrates a page that users take in at a glance: done, waiting, refused, empty, lost, maintenance.
 *
 * - **Not for:** Questions and lists; information that the text does not give.
 * - **Accessibility:** Hidden from screen readers and in print.
 */
const meta = {
  title: 'foundations/Illustration',
  component: Illustration,
  args: { name: 'done' },
  render: () => (
    <Stack direction="row" gap={5} wrap>
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(illustrationNames.length);
    // Decorative: the adjacent text says the same.
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  },
};
export const Dark: Story = { globals: { mode: 'dark' }, play: All.play };
export const Vivere: Story = { globals: { brand: 'vivere' }, play: All.play };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' }, play: All.play };
