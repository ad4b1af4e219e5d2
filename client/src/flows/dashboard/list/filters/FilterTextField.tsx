import { TextField, type TextFieldProps } from '@prendarios/design-system/fields/TextField';
import { type TextFilter, useTextFilter } from './useTextFilter.ts';

type FilterTextFieldProps = { filter: TextFilter } & Omit<
  TextFieldProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'onKeyDown'
>;

/** A text field for a filter. */
export const FilterTextField = ({ filter, ...field }: FilterTextFieldProps) => {
  const { value, error, onChange, finish } = useTextFilter(filter);
  return (
    <TextField
      autoComplete="off"
      width="full"
      {...field}
      name={`filtro-${filter.name}`}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
};
