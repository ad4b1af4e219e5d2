import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../foundations/Stack.tsx';
import { StatusTag } from './StatusTag.tsx';
import { fitsTheScreen, longLabel } from '../docs/plays.ts';

/**
 * Shows the stage of a proposal.
 *
 * - **Not for:** Messages (Alert) or actions (Button).
 * - **Content:** Name of the stage in two or three words.
 * - **Accessibility:** Combines colour, shape and text, never colour alone.
 */
const meta = {
  title: 'data/StatusTag',
  component: StatusTag,
  args: { stage: 'orange', children: 'Identidad' },
  render: () => (
    <Stack gap={2}>
      <StatusTag stage="orange">Identidad</StatusTag>
      <StatusTag stage="green">Formalización</StatusTag>
      <StatusTag stage="red">Cancelada</StatusTag>
      <StatusTag stage="yellow">Registro de datos</StatusTag>
      <StatusTag stage="purple">Recepción de prenda</StatusTag>
    </Stack>
  ),
} satisfies Meta<typeof StatusTag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(shapes).size).toBe(5);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Small: Story = {
  render: (args) => <StatusTag {...args} />,
  args: { stage: 'red', size: 'small', icon: null, children: '5 días' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5 días')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <StatusTag stage="purple">{longLabel}</StatusTag>,
  play: fitsTheScreen,
};
