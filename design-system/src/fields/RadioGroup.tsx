import MuiRadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Choice, ChoiceRadio } from './Choice.tsx';
import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';

export type RadioOption<T extends string> = {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<T extends string> = FieldProps & {
  /** Form field name; also the id unless `id` is set. */
  name: string;
  /** Selected value, or null. */
  value: T | null;
  /** Called with the selected value. */
  onChange: (value: T) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Options, one per line; an option can have a hint or be disabled. */
  options: readonly RadioOption<T>[];
};

const Options = styled(MuiRadioGroup)(({ theme }) => ({ flexWrap: 'nowrap', gap: theme.spacing(2) }));

/** A single choice among a few options, one per line. */
export const RadioGroup = <T extends string>(props: RadioGroupProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options } = rest;
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      {/* The fieldset has the radiogroup role and the legend names it. */}
      <Options role="presentation" name={name} value={value} onBlur={onBlur}>
        {options.map((option) => {
          const id = `${name}-${option.value}`;
          return (
            <Choice
              key={option.value}
              id={id}
              label={option.label}
              hint={option.hint}
              control={
                <ChoiceRadio
                  id={id}
                  value={option.value}
                  disabled={option.disabled}
                  slotProps={{ input: { 'aria-describedby': option.hint ? `${id}-hint` : undefined } }}
                  onChange={() => onChange(option.value)}
                />
              }
            />
          );
        })}
      </Options>
    </FieldGroup>
  );
};
