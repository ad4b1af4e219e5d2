import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { SegmentedControlProps } from './SegmentedControl.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

type Mode = 'FIXED' | 'UVA';

const Held = (args: SegmentedControlProps<Mode>) => {
  const [value, setValue] = useState(args.value);
  return <SegmentedControl {...args} value={value} onChange={setValue} />;
};

/**
 * Switches between two or three views of the same content; one is always selected.
 *
 * - **Not for:** Optional answers (RadioGroup).
 * - **Keyboard:** Tab to reach it; arrow keys move and select.
 */
const meta = {
  title: 'actions/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Tipo de tasa',
    name: 'modo',
    value: 'FIXED',
    onChange: () => undefined,
    options: [
      { value: 'FIXED', label: 'Tasa fija' },
      { value: 'UVA', label: 'UVA' },
    ],
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selecting: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('selects with the arrow keys', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'UVA' })).toBeChecked();
    });
    await step('selects with a press', async () => {
      await userEvent.click(canvas.getByText('Tasa fija'));
      await expect(canvas.getByRole('radio', { name: 'Tasa fija' })).toBeChecked();
    });
  },
};

export const WithoutVisibleLabel: Story = { args: { hideLabel: true } };

export const OneUnavailable: Story = {
  args: {
    options: [
      { value: 'FIXED', label: 'Tasa fija' },
      { value: 'UVA', label: 'UVA', disabledReason: 'este convenio no la ofrece.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'UVA' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'UVA' })).toHaveAccessibleDescription(
      'UVA: este convenio no la ofrece.',
    );
  },
};

export const WithError: Story = { args: { error: 'Elegí un tipo de tasa' } };
export const Dark: Story = { globals: { mode: 'dark' } };
