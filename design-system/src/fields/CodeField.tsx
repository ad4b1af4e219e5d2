import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';
import './CodeField.css';

export type CodeFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'prefix' | 'type'> & {
    /** How many digits are expected: it sets the width, it never cuts what is typed. */
    length?: number;
    ref?: Ref<HTMLInputElement>;
  };

/** One input for a code sent by SMS: the phone offers it, pasting and spaces work. */
export const CodeField = ({ length = 6, ...props }: CodeFieldProps) => (
  <TextField
    autoComplete="one-time-code"
    inputMode="numeric"
    spellCheck={false}
    {...props}
    width={length > 6 ? 'l' : 'm'}
    className="pd-code-field"
  />
);
