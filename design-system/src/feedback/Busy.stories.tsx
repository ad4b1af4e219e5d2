import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Busy } from './Busy.tsx';
import { Delayed } from './Delayed.tsx';

/**
 * Describes a longer wait; appears after 400 ms.
 *
 * - **Not for:** A button’s own wait (`busy`).
 */
const meta = {
  title: 'feedback/Busy',
  component: Busy,
  subcomponents: { Delayed },
  args: { text: 'Buscando tu oferta…', delay: 0 },
} satisfies Meta<typeof Busy>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Buscando tu oferta…');
  },
};
export const Inline: Story = { args: { inline: true } };
