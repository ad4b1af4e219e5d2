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
  /** Form field name; also the id unless `id` is set. */
  name?: string;
  /** Amount in pesos, or null. */
  value: number | null;
  /** Text that is not an amount, shown if there is no value. */
  unread?: string;
  /** Called on input with the text; the value is null if the text is not an amount. */
  onChange: (value: number | null, text: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Called on blur and Enter with the typed text; if the value is null, the text may be non-empty. */
  onCommit?: (value: number | null, text: string) => void;
  /** Called on each key press, before Enter commits. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** Whether the field is disabled; it still shows its value. */
  disabled?: boolean;
  /** Width step that hints at the expected length; `full` fills the column. Defaults to `xl`. */
  width?: ControlWidth;
  /** Parses the typed text; returns null if it is not an amount. */
  parse: (text: string) => number | null;
  /** Formats the value after blur. */
  format?: (value: number) => string;
  /** Currency sign before the number. */
  currency?: string;
  /** Ref to the input, for form libraries that move the focus. */
  inputRef?: Ref<HTMLInputElement>;
};

/** A text field for pesos that inserts thousands separators while the user types. */
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
    // Keeps text that is not an amount visible, so that the user understands the error.
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
