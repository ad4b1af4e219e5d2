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

/**
 * The slider of an AmountControl.
 *
 * - **Not for:** Use on its own.
 * - **Keyboard:** Tab to reach it; arrow keys, Home and End move the thumb.
 */
const meta = {
  title: 'fields/AmountSlider',
  component: AmountSlider,
  render: (args) => <Held {...args} />,
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

export const Default: Story = {};
export const Moved: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Monto' });
    await step('contains no loose text for screen readers', async () => {
      await expect(slider.closest('.MuiSlider-root')).toHaveTextContent(/^$/);
    });
    await step('changes the value when moved', async () => {
      await fireEvent.input(slider, { target: { value: '20001000' } });
      await expect(slider).toHaveAttribute('aria-valuetext', '20.001.000 pesos');
    });
    await step('reaches a maximum that is off the grid', async () => {
      await fireEvent.input(slider, { target: { value: '25601000' } });
      await expect(slider).toHaveAttribute('aria-valuetext', '25.600.450 pesos');
    });
    await step('commits on release', async () => {
      slider.dispatchEvent(new Event('change', { bubbles: true }));
      await expect(committed).toHaveBeenCalledWith(25_600_450);
    });
  },
};
export const ByKeyboard: Story = {
  args: { value: 20_000_500 },
  play: async ({ canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Monto' });
    await step('moves along the grid with arrow keys and commits immediately', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(slider).toHaveAttribute('aria-valuetext', '20.000.000 pesos');
      await expect(committed).toHaveBeenLastCalledWith(20_000_000);
    });
    await step('moves by a tenth of the range with Page Down', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(slider).toHaveAttribute('aria-valuetext', '17.540.000 pesos');
    });
    await step('moves to the limits with End and Home', async () => {
      await userEvent.keyboard('{End}');
      await expect(slider).toHaveAttribute('aria-valuetext', '25.600.450 pesos');
      await userEvent.keyboard('{Home}');
      await expect(slider).toHaveAttribute('aria-valuetext', '1.000.000 pesos');
    });
  },
};

/** A touch that starts on the slider and scrolls the page does not change the amount. */
export const PageScrolledFromIt: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Monto' });
    const finger = { pointerId: 5, pointerType: 'touch', button: 0, clientX: 40, clientY: 40 };
    await fireEvent.pointerDown(slider, finger);
    await expect(slider).not.toHaveAttribute('aria-valuetext', '20.000.000 pesos');
    await fireEvent.pointerCancel(slider, finger);
    await expect(slider).toHaveAttribute('aria-valuetext', '20.000.000 pesos');
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
