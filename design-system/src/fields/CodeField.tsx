import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, Ref } from 'react';
import { base } from '../tokens/base.ts';
import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

export type CodeFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'prefix' | 'type'> & {
    /** How many digits are expected: it sets the width, it never cuts what is typed. */
    length?: number;
    /** The input element; `register()` of react-hook-form gives one. */
    ref?: Ref<HTMLInputElement>;
  };

/** A TextField gives its class to the input. */
const Root = styled(TextField)(({ theme }) => ({
  fontSize: theme.typography.h3.fontSize,
  fontWeight: base.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.16em',
}));

/** One input for a code sent by SMS: the phone offers it, pasting and spaces work. */
export const CodeField = ({ length = 6, ...props }: CodeFieldProps) => (
  <Root
    autoComplete="one-time-code"
    inputMode="numeric"
    spellCheck={false}
    {...props}
    width={length > 6 ? 'l' : 'm'}
  />
);
