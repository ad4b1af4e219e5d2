import { styled } from '@mui/material/styles';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { ControlBox } from './ControlBox.tsx';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  /** Ref to the textarea; `register()` of react-hook-form provides one. */
  ref?: Ref<HTMLTextAreaElement>;
};

export type TextAreaProps = FieldProps & AreaProps;

const Root = styled(ControlBox)(({ theme }) => ({
  padding: 0,
  '& .MuiInputBase-input': { padding: theme.spacing(3, 4), resize: 'vertical' },
}));

const Control = ({ rows = 4, disabled, readOnly, ref, ...rest }: AreaProps) => {
  const control = useFieldControl();
  return (
    <Root
      ownerState={{ width: 'xl' }}
      multiline
      // A fixed number of rows that the user can resize; MUI's autosize would measure on every keystroke.
      inputComponent="textarea"
      rows={rows}
      disabled={disabled}
      readOnly={readOnly}
      inputRef={ref}
      inputProps={{ ...rest, ...control, type: undefined }}
    />
  );
};

/** A multi-line text input. Accepts react-hook-form's `register()`, or value and onChange. */
export const TextArea = (props: TextAreaProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
