import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { AmountControlProps } from './AmountControl.tsx';
import { AmountControl } from './AmountControl.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';
import { readPesos } from '../docs/readPesos.ts';

const committed = fn();
/** With how often the amount was committed before. */
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
 * An amount within limits to try out: number, slider and buttons are one value.
 *
 * - **Not for:** An amount that the user knows (AmountField).
 * - **Accessibility:** `aria-valuetext` in pesos; the limits are described.
 * - **Keyboard:** Tab. Arrows, Page Up, Page Down, Home, End on the slider; Enter settles the number.
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

/** No pause between the clicks is long enough to settle, however slow the machine; Enter settles. */
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

/** Whatever the new amount moves, moves after the press; a click that sends the form finds it settled. */
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

/** The pause is longer than any test: what commits is the key itself, once, with the new amount. */
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

/** It stays in view with its error until an amount replaces it, by whichever handle. */
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
