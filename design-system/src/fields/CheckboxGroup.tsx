import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';
import type { RadioOption } from './RadioGroup.tsx';
import './Choice.css';

export type CheckboxGroupProps<T extends string> = FieldProps & {
  name: string;
  value: T[];
  onChange: (value: T[]) => void;
  onBlur?: () => void;
  options: RadioOption<T>[];
};

/** Any number of a few. The value keeps the order of the options. */
export const CheckboxGroup = <T extends string>(props: CheckboxGroupProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options } = rest;
  const toggle = (touched: T, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === touched ? on : value.includes(each))),
    );
  return (
    <FieldGroup {...field} name={name}>
      <div className="pd-options" onBlur={onBlur}>
        {options.map((option) => {
          const id = `${name}-${option.value}`;
          return (
            <div key={option.value} className="pd-option">
              <input
                type="checkbox"
                id={id}
                name={name}
                value={option.value}
                className="pd-option__box"
                checked={value.includes(option.value)}
                disabled={option.disabled}
                aria-invalid={field.error ? true : undefined}
                aria-describedby={option.hint ? `${id}-hint` : undefined}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
              <label htmlFor={id} className="pd-option__label">
                {option.label}
              </label>
              {option.hint && (
                <span id={`${id}-hint`} className="pd-option__hint">
                  {option.hint}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
};
