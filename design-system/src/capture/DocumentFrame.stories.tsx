import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentFrame } from './DocumentFrame.tsx';

/**
 * Shows where to place a card in the camera’s video or a photo; part of CameraCapture.
 *
 * - **Not for:** Decoration.
 * - **Content:** The hint is one sentence. The photo is the area inside the guide.
 * - **Accessibility:** The drawing is hidden from screen readers; the hint gives the same information.
 */
const meta = {
  title: 'capture/DocumentFrame',
  component: DocumentFrame,
  args: {
    children: <canvas width="400" height="300" />,
    hint: 'Poné el frente de tu DNI dentro del marco',
  },
} satisfies Meta<typeof DocumentFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Front: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Poné el frente de tu DNI dentro del marco')).toBeVisible();
    const edge = canvasElement.querySelector('[data-guide]') as HTMLElement;
    const { width, height } = edge.getBoundingClientRect();
    // ID-1 aspect ratio: 85.6 to 54.
    await expect(Math.abs(width / height - 85.6 / 54)).toBeLessThan(0.05);
  },
};
export const Back: Story = { args: { side: 'back', hint: 'Ahora el dorso' } };
export const Ready: Story = { args: { ready: true, hint: 'Quieto: sacamos la foto' } };
