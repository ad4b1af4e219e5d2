import { styled } from '@mui/material/styles';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { ControlBox } from './ControlBox.tsx';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  /** The textarea element; `register()` of react-hook-form gives one. */
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
      // As many rows as asked for, and the reader's to pull: MUI's own would measure itself at each key.
      inputComponent="textarea"
      rows={rows}
      disabled={disabled}
      readOnly={readOnly}
      inputRef={ref}
      inputProps={{ ...rest, ...control, type: undefined }}
    />
  );
};

/** Several lines of text. Takes react-hook-form's `register()` as it is, or value and onChange. */
export const TextArea = (props: TextAreaProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
