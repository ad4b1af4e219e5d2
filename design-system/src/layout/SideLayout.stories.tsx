import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterBar } from '../data/FilterBar.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Text } from '../foundations/Text.tsx';
import { SideLayout } from './SideLayout.tsx';

const meta = {
  title: 'layout/SideLayout',
  component: SideLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    side: (
      <FilterBar defaultOpen>
        <TextField label="Documento" name="documento" width="full" />
      </FilterBar>
    ),
    children: (
      <Text as="h1" size={32}>
        Panel de seguimiento
      </Text>
    ),
  },
} satisfies Meta<typeof SideLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('form').getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(side.right).toBeLessThan(heading.left);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('form').getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(side.bottom).toBeLessThan(heading.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const WithoutSide: Story = { args: { side: undefined } };
export const Dark: Story = { globals: { mode: 'dark' } };
