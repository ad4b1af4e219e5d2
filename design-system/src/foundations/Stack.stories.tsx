import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { Grid } from './Grid.tsx';
import { Stack } from './Stack.tsx';

const boxes = ['Uno', 'Dos', 'Tres'].map((name) => <Card key={name}>{name}</Card>);

/**
 * Spaces elements on the 4 px grid.
 *
 * - **Not for:** Pages (PageLayout).
 */
const meta = {
  title: 'foundations/Stack and Grid',
  component: Stack,
  subcomponents: { Grid },
  args: { children: boxes },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row', wrap: true, gap: 2 } };
export const RowFromTablets: Story = {
  args: { direction: { xs: 'column', sm: 'row' }, gap: { xs: 2, sm: 6 } },
};
export const TwoColumns: Story = { render: (args) => <Grid columns={2}>{args.children}</Grid> };
export const ThreeColumns: Story = { render: (args) => <Grid columns={3}>{args.children}</Grid> };
