import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { AmountControlProps } from './AmountControl.tsx';
import { AmountControl } from './AmountControl.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';
import { readPesos } from '../docs/readPesos.ts';

const committed = fn();
/** Called with the number of earlier commits. */
const pressed = fn();

const Held = (args: AmountControlProps) => {
  const [value, setValue] = useState(args.value);
  const [unread, setUnread] = useState(args.unread);
  const read = unread === null ? args.error : 'El monto lleva solo números';
  const error = value > args.max ? 'El monto máximo es $ 25.600.000' : read;
  const change = (amount: number) => {
    setUnread(null);
    setValue(amount);
  };
  return (
    <AmountControl
      {...args}
      value={value}
      unread={unread}
      onChange={change}
      onUnread={setUnread}
      onCommit={committed}
      error={error}
    />
  );
};

/**
 * Lets users try amounts within limits; the number, the slider and the buttons share one value.
 *
 * - **Not for:** Amounts that users know (AmountField).
 * - **Accessibility:** Sets `aria-valuetext` in pesos and includes the limits in the description.
 * - **Keyboard:** Tab to reach each control; arrow keys, Page Up, Page Down, Home and End move the slider; Enter
 *   commits the number.
 */
const meta = {
  title: 'fields/AmountControl',
  component: AmountControl,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Monto del préstamo',
    name: 'monto',
    value: 20_000_000,
    unread: null,
    min: 1_000_000,
    max: 25_600_000,
    step: 1_000,
    minLabel: '$ 1.000.000',
    maxLabel: 'máximo aprobado $ 25.600.000',
    commitDelay: 150,
    parse: readPesos,
    onChange: () => undefined,
    onUnread: () => undefined,
  },
  beforeEach: () => committed.mockClear(),
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The commit delay exceeds any pause between the clicks; Enter commits it. */
export const ByButtons: Story = {
  args: { commitDelay: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sumar 100.000 pesos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sumar 100.000 pesos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restar 100.000 pesos' }));
    const number = canvas.getByLabelText('Monto del préstamo');
    await expect(number).toHaveValue('$ 20.100.000');
    await expect(committed).not.toHaveBeenCalled();
    await userEvent.type(number, '{Enter}');
    await expect(committed).toHaveBeenCalledTimes(1);
    await expect(committed).toHaveBeenCalledWith(20_100_000);
  },
};

export const ByTypingAndEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Monto del préstamo');
    await userEvent.clear(number);
    await userEvent.type(number, '15.250.501{Enter}');
    await expect(committed).toHaveBeenCalledWith(15_250_501);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '15.250.501 pesos');
  },
};

export const ByTypingAndPause: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Monto del préstamo');
    await userEvent.clear(number);
    await userEvent.type(number, '7000000');
    await expect(number).toHaveValue('7.000.000');
    await waitFor(() => expect(committed).toHaveBeenCalledWith(7_000_000));
    await expect(number).toHaveValue('7.000.000');
  },
};

/**
 * A layout shift caused by the new amount waits until the pointer is released, so a click on submit hits the button and
 * sends the committed amount.
 */
export const LeftByAPress: Story = {
  args: { commitDelay: 600_000 },
  render: (args) => (
    <>
      <Held {...args} />
      <button type="button" onClick={() => pressed(committed.mock.calls.length)}>
        Seguir
      </button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const number = canvas.getByLabelText('Monto del préstamo');
    const next = canvas.getByRole('button', { name: 'Seguir' });
    await userEvent.clear(number);
    await userEvent.type(number, '7000000');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: next });
    await expect(number).not.toHaveFocus();
    await expect(committed).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: next });
    await expect(committed).toHaveBeenCalledWith(7_000_000);
    await expect(pressed).toHaveBeenCalledWith(1);
    await expect(number).toHaveValue('$ 7.000.000');
  },
};

export const BySlider: Story = {
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByRole('slider'), { target: { value: '19999000' } });
    await expect(canvas.getByLabelText('Monto del préstamo')).toHaveValue('$ 19.999.000');
    await waitFor(() => expect(committed).toHaveBeenCalledWith(19_999_000));
  },
};

/** The commit delay exceeds the test: the key press itself commits, once, with the new amount. */
export const ByArrowKeys: Story = {
  args: { commitDelay: 600_000 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByLabelText('Monto del préstamo')).toHaveValue('$ 19.998.000');
    await expect(committed.mock.calls).toEqual([[19_999_000], [19_998_000]]);
  },
};

export const TypedBeyondTheLimit: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Monto del préstamo');
    await userEvent.clear(number);
    await userEvent.type(number, '40000000');
    await userEvent.tab();
    await expect(number).toHaveValue('$ 40.000.000');
    await expect(number).toBeInvalid();
  },
};

/** Text that is not an amount stays with its error until the number field or the slider replaces it. */
export const NonsenseStays: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Monto del préstamo');
    await userEvent.clear(number);
    await userEvent.type(number, 'mucho');
    await userEvent.tab();
    await expect(number).toHaveValue('mucho');
    await expect(number).toBeInvalid();
    await expect(committed).not.toHaveBeenCalled();
    await userEvent.clear(number);
    await userEvent.type(number, '20000000');
    await userEvent.tab();
    await expect(number).toHaveValue('$ 20.000.000');
    await expect(number).toBeValid();
    await userEvent.clear(number);
    await userEvent.tab();
    await expect(number).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Sumar 100.000 pesos' }));
    await expect(number).toHaveValue('$ 20.100.000');
    await expect(number).toBeValid();
  },
};

export const WithError: Story = { args: { error: 'El monto mínimo es $ 1.000.000' } };
export const AtMaximum: Story = { args: { value: 25_600_000 } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
