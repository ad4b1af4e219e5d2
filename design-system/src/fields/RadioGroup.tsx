import type { ReactNode } from 'react';
import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';
import './Choice.css';

export type RadioOption<T extends string> = {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<T extends string> = FieldProps & {
  name: string;
  value: T | null;
  onChange: (value: T) => void;
  onBlur?: () => void;
  options: RadioOption<T>[];
};

/** One of a few, each on its own line. */
export const RadioGroup = <T extends string>(props: RadioGroupProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options } = rest;
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      <div className="pd-options" onBlur={onBlur}>
        {options.map((option) => {
          const id = `${name}-${option.value}`;
          return (
            <div key={option.value} className="pd-option">
              <input
                type="radio"
                id={id}
                name={name}
                value={option.value}
                className="pd-option__box pd-option__box--round"
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.hint ? `${id}-hint` : undefined}
                onChange={() => onChange(option.value)}
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
