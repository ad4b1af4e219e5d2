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
  /** The field's name in the form; its id too, unless `id` is given. */
  name: string;
  /** The chosen value; null while there is none. */
  value: T | null;
  /** Called with the chosen value. */
  onChange: (value: T) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** A line each; with a hint of its own, or disabled. */
  options: readonly RadioOption<T>[];
};

const Options = styled(MuiRadioGroup)(({ theme }) => ({ flexWrap: 'nowrap', gap: theme.spacing(2) }));

/** One of a few, each on its own line. */
export const RadioGroup = <T extends string>(props: RadioGroupProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options } = rest;
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      {/* The fieldset is the radiogroup, with the legend as its name. */}
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
