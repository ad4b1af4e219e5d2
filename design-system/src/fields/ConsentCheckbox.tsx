import FormControl from '@mui/material/FormControl';
import type { Ref } from 'react';
import { Choice, ChoiceCheckbox } from './Choice.tsx';
import type { FieldProps } from './Field.tsx';
import { ErrorNote, LabelText, useWiring } from './Field.tsx';
import { FieldLabel } from './FieldLabel.tsx';

export type ConsentCheckboxProps = FieldProps & {
  /** Form field name; also the id unless `id` is set. */
  name: string;
  /** Whether the user consents; initially false. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Ref to the input, for form libraries that move the focus. */
  inputRef?: Ref<HTMLInputElement>;
};

/** A single consent, never preselected. The label follows the box. */
export const ConsentCheckbox = (props: ConsentCheckboxProps) => {
  const { name, label, hint, error, optional, hideLabel, checked, onChange, onBlur, inputRef } = props;
  const { id, ...wiring } = useWiring(props);
  const text = <LabelText label={label} optional={optional} />;
  return (
    <FormControl error={Boolean(error)}>
      {error && <ErrorNote id={id} error={error} />}
      {hideLabel && (
        <FieldLabel htmlFor={id} ownerState={{ hidden: true }}>
          {text}
        </FieldLabel>
      )}
      <Choice
        id={id}
        label={hideLabel ? null : text}
        hint={hint}
        control={
          <ChoiceCheckbox
            id={id}
            name={name}
            checked={checked}
            slotProps={{ input: { ...wiring, ref: inputRef } }}
            onChange={(_event, isChecked) => onChange(isChecked)}
            onBlur={onBlur}
          />
        }
      />
    </FormControl>
  );
};
