import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelfieFrame } from './SelfieFrame.tsx';

/**
 * Shows where to place the face in the camera’s video or a photo; part of CameraCapture.
 *
 * - **Not for:** Documents (DocumentFrame).
 * - **Content:** The hint is one sentence.
 * - **Accessibility:** The drawing is hidden from screen readers; the hint gives the same information.
 */
const meta = {
  title: 'capture/SelfieFrame',
  component: SelfieFrame,
  args: {
    children: <canvas width="300" height="400" />,
    hint: 'Mirá de frente, con la cara dentro del óvalo',
  },
} satisfies Meta<typeof SelfieFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ready: Story = {
  args: { ready: true, hint: 'Quieto: sacamos la foto' },
  globals: { brand: 'vivere', mode: 'dark' },
};
