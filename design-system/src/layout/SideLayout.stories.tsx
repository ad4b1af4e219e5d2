import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterBar } from '../data/FilterBar.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Text } from '../foundations/Text.tsx';
import { SideLayout } from './SideLayout.tsx';

/**
 * Lays out a list with its tools and a side column.
 *
 * - **Not for:** Question pages (PageLayout).
 */
const meta = {
  title: 'layout/SideLayout',
  component: SideLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    head: (
      <Text as="h1" size={32}>
        Panel de seguimiento
      </Text>
    ),
    side: (
      <FilterBar>
        <TextField label="Documento" name="documento" width="full" />
      </FilterBar>
    ),
    children: <Text as="p">La lista</Text>,
  },
} satisfies Meta<typeof SideLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('form').getBoundingClientRect();
    const list = canvas.getByText('La lista').getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(heading.bottom).toBeLessThan(list.top);
    await expect(list.right).toBeLessThan(side.left);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('form').getBoundingClientRect();
    const list = canvas.getByText('La lista').getBoundingClientRect();
    await expect(list.bottom).toBeLessThan(side.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const WithoutSide: Story = { args: { side: undefined } };
export const Dark: Story = { globals: { mode: 'dark' } };
