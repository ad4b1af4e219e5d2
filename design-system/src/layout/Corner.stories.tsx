import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Corner } from './Corner.tsx';

/**
 * Offers help on every page, for example in the demo.
 *
 * - **Not for:** Actions of the page (ButtonBar).
 */
const meta = {
  title: 'layout/Corner',
  component: Corner,
  args: { floats: false, children: <Button size="small">Demo</Button> },
} satisfies Meta<typeof Corner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Demo' })).toBeVisible();
  },
};
export const Floating: Story = { args: { floats: true }, globals: { viewport: { value: 'desktop' } } };
