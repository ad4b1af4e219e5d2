import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Text } from '../foundations/Text.tsx';
import { PrintPage } from './PrintPage.tsx';

const meta = {
  title: 'layout/PrintPage',
  component: PrintPage,
  args: { children: <Text>Las 48 cuotas de tu préstamo</Text> },
  render: (args) => (
    <>
      <Text>Imprimí esta página: solo sale lo que está hecho para el papel.</Text>
      <PrintPage {...args} />
    </>
  ),
} satisfies Meta<typeof PrintPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByText('Las 48 cuotas de tu préstamo')).not.toBeVisible();
  },
};
