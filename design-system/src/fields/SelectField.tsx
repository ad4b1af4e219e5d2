import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../foundations/cx.ts';
import { Icon } from '../foundations/Icon.tsx';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import type { ControlWidth } from './TextField.tsx';
import './SelectField.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'size' | 'multiple' | 'children'> & {
  options: SelectOption[];
  /** The line for 'nothing chosen yet', with the value ''. */
  emptyOption?: string;
  width?: ControlWidth;
  ref?: Ref<HTMLSelectElement>;
};

export type SelectFieldProps = FieldProps & SelectProps;

const Control = ({ options, emptyOption, width = 'xl', className, ...rest }: SelectProps) => {
  const control = useFieldControl();
  return (
    <div className={cx('pd-select', `pd-width--${width}`)}>
      <select {...rest} {...control} className={cx('pd-input', 'pd-select__input', className)}>
        {emptyOption !== undefined && <option value="">{emptyOption}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={20} className="pd-select__icon" />
    </div>
  );
};

/** The phone's own list. For more than about fifteen entries use Combobox. */
export const SelectField = (props: SelectFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
