import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import type { ControlWidth } from './controlWidth.ts';
import { controlWidth } from './controlWidth.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'size' | 'multiple' | 'children'> & {
  /** Options in display order; disabled options cannot be selected. */
  options: SelectOption[];
  /** Text of the empty option, whose value is ''. */
  emptyOption?: string;
  /** Width step that hints at the expected length; `full` fills the column. Defaults to `xl`. */
  width?: ControlWidth;
  /** Ref to the select element; `register()` of react-hook-form provides one. */
  ref?: Ref<HTMLSelectElement>;
};

export type SelectFieldProps = FieldProps & SelectProps;

const Root = styled(NativeSelect)<{ ownerState: { width: ControlWidth } }>(({ theme, ownerState }) => ({
  ...controlWidth(theme, ownerState.width),
  // MUI sets the arrow's padding with a triple class selector.
  '&&& .MuiNativeSelect-select': { paddingRight: '3rem', textOverflow: 'ellipsis' },
  '& option': { color: theme.vars.palette.text.primary },
  '&& .MuiNativeSelect-icon': {
    top: '50%',
    // Measured from the inside of the border.
    right: `calc(${theme.spacing(4)} - 1px)`,
    color: theme.vars.palette.text.primary,
    transform: 'translateY(-50%)',
  },
}));

const Arrow = ({ className }: { className?: string }) => (
  <Icon name="chevron" size={20} className={className} />
);

const Control = ({ options, emptyOption, width = 'xl', disabled, ref, ...rest }: SelectProps) => {
  const control = useFieldControl();
  return (
    <Root
      ownerState={{ width }}
      input={<OutlinedInput />}
      IconComponent={Arrow}
      disabled={disabled}
      inputRef={ref}
      inputProps={{ ...rest, ...control }}
    >
      {emptyOption !== undefined && <option value="">{emptyOption}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Root>
  );
};

/** A native select. For more than about fifteen options, use Combobox. */
export const SelectField = (props: SelectFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
