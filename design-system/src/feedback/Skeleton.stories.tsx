import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../foundations/Stack.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

/**
 * Shows a placeholder for loading content.
 *
 * - **Not for:** Waits after a button press (`busy`).
 */
const meta = {
  title: 'feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText },
  args: { delay: 0 },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: (args) => (
    <Stack>
      <Skeleton {...args} shape="line" label="Cargando la oferta" />
      <Skeleton {...args} shape="field" />
      <Skeleton {...args} shape="chip" />
      <Skeleton {...args} shape="card" />
      <SkeletonText delay={0} lines={3} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando la oferta');
  },
};

export const NothingAtFirst: Story = {
  args: { delay: 60_000, label: 'Cargando' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const AppearsLater: Story = {
  args: { delay: 50, label: 'Cargando las marcas' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando las marcas')).toBeInTheDocument();
  },
};
export const AsHighAsText: Story = {
  render: (args) => (
    <>
      <p>Renault Kangoo</p>
      <Skeleton {...args} shape="text" label="Cargando el vehículo" />
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Renault Kangoo').getBoundingClientRect();
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(text.height);
  },
};
export const KeepsItsRoom: Story = {
  args: { delay: 60_000, height: 73, label: 'Cargando' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(73);
  },
};
