import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, Ref } from 'react';
import { base } from '../tokens/base.ts';
import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

export type CodeFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'prefix' | 'type'> & {
    /** Expected number of digits. It sets the width but does not limit the input. */
    length?: number;
    /** Ref to the input; `register()` of react-hook-form provides one. */
    ref?: Ref<HTMLInputElement>;
  };

/** TextField applies its class to the input. */
const Root = styled(TextField)(({ theme }) => ({
  fontSize: theme.typography.h3.fontSize,
  fontWeight: base.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.16em',
}));

/** A single input for an SMS code that supports autofill, paste and spaces. */
export const CodeField = ({ length = 6, ...props }: CodeFieldProps) => (
  <Root
    autoComplete="one-time-code"
    inputMode="numeric"
    spellCheck={false}
    {...props}
    width={length > 6 ? 'l' : 'm'}
  />
);
