import InputAdornment from '@mui/material/InputAdornment';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { ControlBox } from './ControlBox.tsx';
import type { ControlWidth } from './controlWidth.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'prefix' | 'type'> & {
  /** Input type. 'number' is not supported: use text with an inputMode for amounts and document numbers. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'password';
  /** Width step that hints at the expected length; `full` fills the column. */
  width?: ControlWidth;
  /** Icon or sign inside the box, before the text. */
  start?: ReactNode;
  /** Unit or button inside the box, after the text. */
  end?: ReactNode;
  /** Ref to the input; `register()` of react-hook-form provides one. */
  ref?: Ref<HTMLInputElement>;
};

export type TextFieldProps = FieldProps & InputProps;

const Control = ({
  type = 'text',
  width = 'xl',
  start,
  end,
  disabled,
  readOnly,
  ref,
  ...rest
}: InputProps) => {
  const control = useFieldControl();
  return (
    <ControlBox
      ownerState={{ width }}
      type={type}
      disabled={disabled}
      readOnly={readOnly}
      startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
      endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
      inputRef={ref}
      slotProps={{ input: { ...rest, ...control } }}
    />
  );
};

/** A single-line text input. Accepts react-hook-form's `register()`, or value and onChange. */
export const TextField = (props: TextFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
