import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import { Choice, ChoiceCheckbox } from './Choice.tsx';
import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';
import type { RadioOption } from './RadioGroup.tsx';

export type CheckboxGroupProps<T extends string> = FieldProps & {
  /** Form field name; also the id unless `id` is set. */
  name: string;
  /** Selected values. */
  value: T[];
  /** Called with all selected values in the order of the options. */
  onChange: (value: T[]) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Options, one checkbox each; an option can have a hint or be disabled. */
  options: RadioOption<T>[];
};

const Options = styled(FormGroup)(({ theme }) => ({ flexWrap: 'nowrap', gap: theme.spacing(2) }));

/** A few options of which users may select any number. The value follows the order of the options. */
export const CheckboxGroup = <T extends string>(props: CheckboxGroupProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options } = rest;
  const toggle = (touched: T, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === touched ? on : value.includes(each))),
    );
  return (
    <FieldGroup {...field} name={name}>
      <Options onBlur={onBlur}>
        {options.map((option) => {
          const id = `${name}-${option.value}`;
          return (
            <Choice
              key={option.value}
              id={id}
              label={option.label}
              hint={option.hint}
              control={
                <ChoiceCheckbox
                  id={id}
                  name={name}
                  value={option.value}
                  checked={value.includes(option.value)}
                  disabled={option.disabled}
                  slotProps={{
                    input: {
                      'aria-invalid': field.error ? true : undefined,
                      'aria-describedby': option.hint ? `${id}-hint` : undefined,
                    },
                  }}
                  onChange={(_event, isChecked) => toggle(option.value, isChecked)}
                />
              }
            />
          );
        })}
      </Options>
    </FieldGroup>
  );
};
