import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Illustration, illustrationNames } from './Illustration.tsx';
import { Stack } from './Stack.tsx';

/**
 * A page that people would rather look at than read: done, waiting, refused, empty, lost, maintenance.
 *
 * - **Not for:** Questions and lists; saying something that the words do not say.
 * - **Accessibility:** Hidden from assistive technology; not printed.
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
    // Decoration: the words beside it say all.
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  },
};
export const Dark: Story = { globals: { mode: 'dark' }, play: All.play };
export const Vivere: Story = { globals: { brand: 'vivere' }, play: All.play };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' }, play: All.play };
