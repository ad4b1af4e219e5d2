import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../foundations/Text.tsx';
import { Tabs } from './Tabs.tsx';

/**
 * Splits the details of one subject into views, one visible at a time.
 *
 * - **For:** Details that few users need all at once.
 * - **Not for:** Steps in order (StepProgress), or a choice that is submitted (SegmentedControl).
 * - **Content:** One or two words per tab; the first tab answers the most common question.
 * - **Keyboard:** Arrow keys move between tabs; Tab moves into the panel.
 */
const meta = {
  title: 'data/Tabs',
  component: Tabs,
  args: {
    label: 'Detalle del préstamo',
    tabs: [
      {
        value: 'schedule',
        label: 'Cuotas',
        content: <Text>48 cuotas, de enero de 2027 a diciembre de 2030.</Text>,
      },
      {
        value: 'cost',
        label: 'Costo',
        content: <Text>De cada $ 100 que pagás, $ 46 devuelven el préstamo.</Text>,
      },
      { value: 'mode', label: 'Fija o UVA', content: <Text>Con UVA empezás pagando casi la mitad.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondSelected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Costo' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Costo' })).toBeVisible();
    await expect(canvas.queryByRole('tabpanel', { name: 'Cuotas' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Fija o UVA' })).toHaveFocus();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
