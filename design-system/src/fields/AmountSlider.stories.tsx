import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import type { AmountSliderProps } from './AmountSlider.tsx';
import { AmountSlider } from './AmountSlider.tsx';
import { formatWhole } from './amountText.ts';
import { showsFocus } from '../docs/plays.ts';

const committed = fn();

const Held = (args: AmountSliderProps) => {
  const [value, setValue] = useState(args.value);
  return <AmountSlider {...args} value={value} onChange={setValue} onCommit={committed} />;
};

const meta = {
  title: 'fields/AmountSlider',
  component: Held,
  args: {
    value: 20_000_000,
    min: 1_000_000,
    max: 25_600_450,
    label: 'Monto',
    describe: (amount: number) => `${formatWhole(amount)} pesos`,
    onChange: () => undefined,
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Monto' });
    await step('moving it changes the value', async () => {
      await fireEvent.input(slider, { target: { value: '20001000' } });
      await expect(slider).toHaveAttribute('aria-valuetext', '20.001.000 pesos');
    });
    await step('its end is the maximum, also off the grid', async () => {
      await fireEvent.input(slider, { target: { value: '25601000' } });
      await expect(slider).toHaveAttribute('aria-valuetext', '25.600.450 pesos');
    });
    await step('letting it go commits', async () => {
      slider.dispatchEvent(new Event('change', { bubbles: true }));
      await expect(committed).toHaveBeenCalledWith(25_600_450);
    });
  },
};
export const AtMinimum: Story = { args: { value: 1_000_000 } };
export const OutOfLimits: Story = {
  args: { value: 99_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '25.600.450 pesos');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Focus: Story = { play: showsFocus };
