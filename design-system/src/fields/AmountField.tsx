import type { KeyboardEventHandler, Ref } from 'react';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { formatWhole } from './amountText.ts';
import type { ControlWidth } from './controlWidth.ts';
import type { FieldProps } from './Field.tsx';
import { groupTyped } from './groupTyped.ts';
import { TextField } from './TextField.tsx';
import { useLeaving } from './useLeaving.ts';

export type AmountFieldProps = FieldProps & {
  /** The field's name in the form; its id too, unless `id` is given. */
  name?: string;
  /** Pesos; null while there is no amount. */
  value: number | null;
  /** Text that is not an amount, shown while there is no value. */
  unread?: string;
  /** Called while typing, with the text; the value is null when the text is not an amount. */
  onChange: (value: number | null, text: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Called on blur and Enter, with the text as typed: a value of null may be text that is not an amount. */
  onCommit?: (value: number | null, text: string) => void;
  /** Called for each key, before Enter commits. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** Shows the value, which cannot be changed. */
  disabled?: boolean;
  /** How much is expected, in steps of the system; `full` is the whole column. `xl` by default. */
  width?: ControlWidth;
  /** Reads the typed text; returns null when it is not an amount. */
  parse: (text: string) => number | null;
  /** A value as shown once the focus leaves. */
  format?: (value: number) => string;
  /** The sign before the number. */
  currency?: string;
  /** The input element, for a form library that puts the focus on it. */
  inputRef?: Ref<HTMLInputElement>;
};

/** An amount of pesos as text, which gets its dots while the user types. */
export const AmountField = ({
  value,
  unread = '',
  onChange,
  onBlur,
  onKeyDown,
  onCommit,
  parse,
  format = formatWhole,
  currency = messages.amount.currency,
  inputRef,
  ...rest
}: AmountFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const settled = value === null ? unread : `${currency} ${format(value)}`;
  const leave = useLeaving(() => {
    // Text that is not an amount stays in view, so that its error can be understood.
    if (draft === null || value !== null || draft.trim() === '') setDraft(null);
    onCommit?.(value, draft ?? settled);
    onBlur?.();
  });
  return (
    <TextField
      {...rest}
      ref={inputRef}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? settled}
      onChange={(event) => {
        const text = groupTyped(event, draft ?? settled);
        setDraft(text);
        onChange(parse(text), text);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') onCommit?.(value, draft ?? settled);
      }}
      onBlur={leave}
    />
  );
};
