import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../foundations/Stack.tsx';
import { DocumentFrame } from './DocumentFrame.tsx';
import { SelfieFrame } from './SelfieFrame.tsx';

const content = <canvas width="400" height="300" />;

const meta = {
  title: 'capture/Frames',
  component: DocumentFrame,
  subcomponents: { SelfieFrame },
  args: { children: content },
} satisfies Meta<typeof DocumentFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Front: Story = {
  args: { hint: 'Poné el frente de tu DNI dentro del marco' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Poné el frente de tu DNI dentro del marco')).toBeVisible();
    const edge = canvasElement.querySelector('[data-guide]') as HTMLElement;
    const { width, height } = edge.getBoundingClientRect();
    // The card's own proportion, 85.6 to 54.
    await expect(Math.abs(width / height - 85.6 / 54)).toBeLessThan(0.05);
  },
};
export const Back: Story = { args: { side: 'back' } };
export const Selfie: Story = {
  render: () => <SelfieFrame hint="Mirá de frente, con la cara dentro del óvalo">{content}</SelfieFrame>,
};
export const All: Story = {
  render: () => (
    <Stack gap={4}>
      <DocumentFrame>{content}</DocumentFrame>
      <SelfieFrame>{content}</SelfieFrame>
    </Stack>
  ),
  globals: { brand: 'vivere', mode: 'dark' },
};
