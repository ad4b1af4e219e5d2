import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { AmountSlider } from './AmountSlider.tsx';
import { formatWhole } from './amountText.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import { groupTyped } from './groupTyped.ts';
import { useLeaving } from './useLeaving.ts';

type ControlProps = {
  /** Form field name; also the id unless `id` is set. */
  name: string;
  /** Amount in pesos. */
  value: number;
  /** Typed text that is not an amount, shown instead of the value; null if there is none. */
  unread: string | null;
  /** Minimum of the slider. */
  min: number;
  /** Maximum of the slider. */
  max: number;
  /** Step of the slider; users can type any whole number. */
  step: number;
  /** Amount that the buttons add or subtract. */
  buttonStep?: number;
  /** Called on each change: slider, buttons, settled text. The value may exceed the limits; it replaces unread text. */
  onChange: (value: number) => void;
  /** Called with settled text that is not an amount. */
  onUnread: (text: string) => void;
  /** Called when a value settles after a pause, blur or Enter: the time to query the server. */
  onCommit?: (value: number) => void;
  /** Label below the slider's minimum. */
  minLabel: ReactNode;
  /** Label below the slider's maximum. */
  maxLabel: ReactNode;
  /** Returns the text of a value for screen readers. */
  describe?: (value: number) => string;
  /** Formats a value for the field, without the currency. */
  format?: (value: number) => string;
  /** Parses the typed text; returns null if it is not an amount. */
  parse: (text: string) => number | null;
  /** Currency sign before the number. */
  currency?: string;
  /** Whether the field is disabled; it still shows its value. */
  disabled?: boolean;
  /** Pause in milliseconds after which a value settles. */
  commitDelay?: number;
  /** Accessible names of the buttons and the slider. */
  labels?: { decrease?: string; increase?: string; slider?: string };
  /** Ref to the input, for form libraries that move the focus. */
  inputRef?: Ref<HTMLInputElement>;
};

export type AmountControlProps = FieldProps & ControlProps;

/** Calls `settle` once after no `touch` for `delay` milliseconds, unless cancelled. */
const useSettling = (settle: () => void, delay: number) => {
  const isWaiting = useRef(false);
  const run = useEffectEvent(settle);
  const [due, setDue] = useState(0);
  useEffect(
    function settleAfterPause() {
      if (due === 0 || !isWaiting.current) return undefined;
      const timer = setTimeout(() => {
        if (!isWaiting.current) return;
        isWaiting.current = false;
        run();
      }, delay);
      return () => clearTimeout(timer);
    },
    [due, delay],
  );
  return {
    touch: () => {
      isWaiting.current = true;
      setDue((count) => count + 1);
    },
    isWaiting: () => isWaiting.current,
    cancel: () => {
      isWaiting.current = false;
    },
  };
};

const Root = styled('div')(({ theme }) => ({ '& .MuiSlider-root': { marginTop: theme.spacing(1) } }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: `clamp(${theme.spacing(2)}, 3vw, ${theme.spacing(3)})`,
}));

const StepButton = styled(IconButton)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '2.875rem',
    height: '2.875rem',
    padding: 0,
    border: `1px solid ${palette.edge}`,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    transition: 'none',
    '&:hover': { borderColor: palette.text.primary, backgroundColor: palette.background.paper },
    '&[aria-disabled=true]': { borderStyle: 'dashed', color: palette.text.soft, cursor: 'not-allowed' },
  };
});

const NumberInput = styled(InputBase)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    flex: 1,
    width: 0,
    minWidth: 0,
    lineHeight: 'inherit',
    '& .MuiInputBase-input': {
      boxSizing: 'border-box',
      height: 'auto',
      minHeight: `${base.control.height / 16}rem`,
      padding: theme.spacing(0, 0, 1),
      borderBottom: `2px solid ${palette.text.primary}`,
      color: palette.text.primary,
      fontSize: 'clamp(1.125rem, 14vw - 1.55rem, 2rem)',
      fontWeight: base.weight.bold,
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '-0.02em',
      textAlign: 'center',
      '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor' },
      '&:focus-visible': {
        borderRadius: 4,
        outline: `2px solid ${palette.focus}`,
        outlineOffset: 2,
      },
      '&[aria-invalid=true]': { borderBottom: `3px solid ${palette.error.main}` },
      [theme.breakpoints.up('md')]: { fontSize: '2.5rem' },
    },
  };
});

const Limits = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginTop: theme.spacing(-1),
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

const Control = ({
  name,
  value,
  unread,
  min,
  max,
  step,
  buttonStep = 100_000,
  onChange,
  onUnread,
  onCommit,
  minLabel,
  maxLabel,
  format = formatWhole,
  describe = (amount) => messages.amount.spoken(format(amount)),
  parse,
  currency = messages.amount.currency,
  disabled,
  commitDelay = 700,
  labels,
  inputRef,
}: ControlProps) => {
  const control = useFieldControl();
  const [draft, setDraft] = useState<string | null>(null);

  const current = () => (draft === null ? value : (parse(draft) ?? value));
  const settle = () => {
    if (draft !== null && parse(draft) === null) {
      onUnread(draft);
      return;
    }
    const amount = current();
    if (amount !== value || unread !== null) onChange(amount);
    onCommit?.(amount);
  };
  const settling = useSettling(settle, commitDelay);
  const settleNow = () => {
    if (!settling.isWaiting()) return;
    settling.cancel();
    settle();
  };
  const leave = useLeaving(() => {
    settleNow();
    setDraft(null);
  });
  const move = (amount: number) => {
    setDraft(null);
    onChange(amount);
    settling.touch();
  };
  const nudge = (by: number) => move(Math.min(Math.max(current() + by, min), max));
  /** Commits the amount that the slider reports, because the `value` prop may be one render behind. */
  const release = (amount: number) => {
    if (!settling.isWaiting()) return;
    settling.cancel();
    onCommit?.(amount);
  };
  const limitsId = `${control.id}-limits`;
  const shown = draft ?? unread ?? `${currency} ${format(value)}`;

  return (
    <Root>
      <Row>
        <StepButton
          aria-label={`${labels?.decrease ?? messages.amount.decrease} ${describe(buttonStep)}`}
          aria-disabled={disabled || value <= min || undefined}
          onClick={() => !disabled && value > min && nudge(-buttonStep)}
        >
          <Icon name="minus" size={20} />
        </StepButton>
        <NumberInput
          inputRef={inputRef}
          name={name}
          autoComplete="off"
          disabled={disabled}
          slotProps={{
            input: {
              ...control,
              inputMode: 'decimal',
              'aria-describedby': [control['aria-describedby'], limitsId].filter(Boolean).join(' '),
            },
          }}
          value={shown}
          onChange={(event) => {
            setDraft(groupTyped(event, shown));
            settling.touch();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settleNow();
          }}
          onBlur={leave}
        />
        <StepButton
          aria-label={`${labels?.increase ?? messages.amount.increase} ${describe(buttonStep)}`}
          aria-disabled={disabled || value >= max || undefined}
          onClick={() => !disabled && value < max && nudge(buttonStep)}
        >
          <Icon name="plus" size={20} />
        </StepButton>
      </Row>
      <AmountSlider
        value={value}
        min={min}
        max={max}
        step={step}
        label={labels?.slider ?? messages.amount.slider}
        describe={describe}
        disabled={disabled}
        onChange={move}
        onCommit={release}
      />
      <Limits id={limitsId}>
        <span>{minLabel}</span> <span>{maxLabel}</span>
      </Limits>
    </Root>
  );
};

/** An amount with a number field and a slider for the same value. */
export const AmountControl = (props: AmountControlProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
