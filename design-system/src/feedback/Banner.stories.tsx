import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from './Banner.tsx';
import { fitsTheScreen, longLabel, showsFocus } from '../docs/plays.ts';

const onClose = fn();

/**
 * Shows a message about the entire site.
 *
 * - **Not for:** A single page (Alert).
 * - **Keyboard:** Tab to reach the close button; Enter or Space to press.
 */
const meta = {
  title: 'feedback/Banner',
  component: Banner,
  args: { children: 'Esta noche, de 2 a 4, el sitio va a estar en mantenimiento.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = { args: { tone: 'warning' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Closable: Story = {
  args: { onClose },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
export const Focus: Story = {
  args: { onClose },
  play: async (context) => {
    onClose.mockClear();
    await showsFocus(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: longLabel },
  play: fitsTheScreen,
};
