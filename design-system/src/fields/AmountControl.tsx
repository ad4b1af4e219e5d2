import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import { AmountSlider } from './AmountSlider.tsx';
import { formatWhole, parseWhole } from './amountText.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import './AmountControl.css';

type ControlProps = {
  name: string;
  value: number;
  min: number;
  max: number;
  /** Of the slider; typing takes any whole number. */
  step?: number;
  buttonStep?: number;
  /** Live: slider, buttons, and typed text once it is settled. May be outside the limits. */
  onChange: (value: number) => void;
  /** Once a value has settled (pause, blur, Enter): the moment to ask the server. */
  onCommit?: (value: number) => void;
  minLabel: ReactNode;
  maxLabel: ReactNode;
  describe?: (value: number) => string;
  format?: (value: number) => string;
  parse?: (text: string) => number | null;
  currency?: string;
  disabled?: boolean;
  /** Milliseconds of pause that settle a value. */
  commitDelay?: number;
  labels?: { decrease?: string; increase?: string; slider?: string };
  inputRef?: Ref<HTMLInputElement>;
};

export type AmountControlProps = FieldProps & ControlProps;

/** Calls `settle` once, when `touch` was not called again for `delay`, or at once by `flush`. */
const useSettling = (settle: () => void, delay: number) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const run = useEffectEvent(settle);
  const [due, setDue] = useState(0);
  useEffect(
    function settleAfterPause() {
      if (due === 0) return undefined;
      timer.current = setTimeout(() => {
        timer.current = null;
        run();
      }, delay);
      return () => {
        if (timer.current) clearTimeout(timer.current);
      };
    },
    [due, delay],
  );
  return {
    touch: () => setDue((count) => count + 1),
    isWaiting: () => timer.current !== null,
    cancel: () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
  };
};

const Control = ({
  name,
  value,
  min,
  max,
  step = 1000,
  buttonStep = 100_000,
  onChange,
  onCommit,
  minLabel,
  maxLabel,
  format = formatWhole,
  describe = (amount) => messages.amount.spoken(format(amount)),
  parse = parseWhole,
  currency = messages.amount.currency,
  disabled,
  commitDelay = 700,
  labels,
  inputRef,
}: ControlProps) => {
  const control = useFieldControl();
  const [draft, setDraft] = useState<string | null>(null);

  /** The draft's amount, or the value when nothing (sensible) is being typed. */
  const current = () => (draft === null ? value : (parse(draft) ?? value));
  const settle = () => {
    const amount = current();
    if (amount !== value) onChange(amount);
    onCommit?.(amount);
  };
  const settling = useSettling(settle, commitDelay);
  const settleNow = () => {
    if (!settling.isWaiting()) return;
    settling.cancel();
    settle();
  };
  const move = (amount: number) => {
    setDraft(null);
    onChange(amount);
    settling.touch();
  };
  const nudge = (by: number) => move(Math.min(Math.max(current() + by, min), max));
  const limitsId = `${control.id}-limits`;

  return (
    <div className="pd-amount">
      <div className="pd-amount__row">
        <button
          type="button"
          className="pd-amount__button"
          aria-label={`${labels?.decrease ?? messages.amount.decrease} ${describe(buttonStep)}`}
          aria-disabled={disabled || value <= min || undefined}
          onClick={() => !disabled && value > min && nudge(-buttonStep)}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          {...control}
          ref={inputRef}
          name={name}
          className="pd-amount__number"
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          aria-describedby={[control['aria-describedby'], limitsId].filter(Boolean).join(' ')}
          value={draft ?? `${currency} ${format(value)}`}
          onChange={(event) => {
            setDraft(event.target.value);
            settling.touch();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settleNow();
          }}
          onBlur={() => {
            settleNow();
            setDraft(null);
          }}
        />
        <button
          type="button"
          className="pd-amount__button"
          aria-label={`${labels?.increase ?? messages.amount.increase} ${describe(buttonStep)}`}
          aria-disabled={disabled || value >= max || undefined}
          onClick={() => !disabled && value < max && nudge(buttonStep)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      <AmountSlider
        value={value}
        min={min}
        max={max}
        step={step}
        label={labels?.slider ?? messages.amount.slider}
        describe={describe}
        disabled={disabled}
        onChange={move}
        onCommit={settleNow}
      />
      <div id={limitsId} className="pd-amount__limits">
        <span>{minLabel}</span> <span>{maxLabel}</span>
      </div>
    </div>
  );
};

/** One amount with two handles: the number typed and the slider are the same value. */
export const AmountControl = (props: AmountControlProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
