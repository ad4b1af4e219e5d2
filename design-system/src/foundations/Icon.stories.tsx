import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconSearch } from '../docs/IconSearch.tsx';
import { Icon } from './Icon.tsx';

/**
 * Helps users recognise something.
 *
 * - **Not for:** Replacing text, because an icon has no accessible name by default.
 */
const meta = { title: 'foundations/Icon', component: Icon, args: { name: 'car' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: ({ size }) => <IconSearch size={size} />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Which icon?' });
    await userEvent.type(search, 'camion');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'truck' })).toBeVisible();
    await userEvent.clear(search);
  },
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
