import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { VehicleImage } from './VehicleImage.tsx';

/**
 * Shows the kind of vehicle that the loan finances, above its name.
 *
 * - **Not for:** Icons or options (Icon).
 * - **Accessibility:** Decorative: the adjacent text names the vehicle.
 */
const meta = {
  title: 'data/VehicleImage',
  component: VehicleImage,
  args: { kind: 'car' },
} satisfies Meta<typeof VehicleImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Card>
      <Stack direction="row" wrap gap={8}>
        <VehicleImage kind="car" />
        <VehicleImage kind="pickup" />
        <VehicleImage kind="motorcycle" />
      </Stack>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(3);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Dark: Story = { ...All, globals: { mode: 'dark' } };
export const Vivere: Story = { ...All, globals: { brand: 'vivere' } };
export const VivereDark: Story = { ...All, globals: { brand: 'vivere', mode: 'dark' } };
