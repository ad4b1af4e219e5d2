import InputAdornment from '@mui/material/InputAdornment';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { ControlBox } from './ControlBox.tsx';
import type { ControlWidth } from './controlWidth.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'prefix' | 'type'> & {
  /** Never 'number': amounts and document numbers are text with an inputMode. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'password';
  /** How much is expected, in steps of the system; `full` is the whole column. */
  width?: ControlWidth;
  /** Inside the box, before the text: an icon or a sign. */
  start?: ReactNode;
  /** Inside the box, after the text: a unit or a button. */
  end?: ReactNode;
  /** The input element; `register()` of react-hook-form gives one. */
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

/** One line of text. Takes react-hook-form's `register()` as it is, or value and onChange. */
export const TextField = (props: TextFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
