import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, iconNames } from './Icon.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta = { title: 'foundations/Icon', component: Icon, args: { name: 'car' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: (args) => (
    <Stack direction="row" wrap gap={6}>
      {iconNames.map((name) => (
        <Stack key={name} align="center" gap={1}>
          <Icon {...args} name={name} size={32} />
          <Text size={13}>{name}</Text>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Labelled: Story = {
  args: { label: 'Auto', size: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Auto' })).toBeVisible();
  },
};
