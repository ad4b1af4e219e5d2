import type { Ref } from 'react';
import { cx } from '../foundations/cx.ts';
import type { FieldProps } from './Field.tsx';
import { ErrorNote, LabelText, useWiring } from './Field.tsx';
import './Choice.css';
import './Field.css';

export type ConsentCheckboxProps = FieldProps & {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** One agreement, never ticked beforehand. Its label stands after the box. */
export const ConsentCheckbox = (props: ConsentCheckboxProps) => {
  const { name, label, hint, error, optional, hideLabel, checked, onChange, onBlur, inputRef } = props;
  const control = useWiring(props);
  return (
    <div className={cx('pd-field', error && 'pd-field--error')}>
      {error && <ErrorNote id={control.id} error={error} />}
      <div className="pd-option">
        <input
          {...control}
          ref={inputRef}
          type="checkbox"
          name={name}
          className="pd-option__box"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <label htmlFor={control.id} className={cx('pd-option__label', hideLabel && 'pd-visually-hidden')}>
          <LabelText label={label} optional={optional} />
        </label>
        {hint && (
          <span id={`${control.id}-hint`} className="pd-option__hint">
            {hint}
          </span>
        )}
      </div>
    </div>
  );
};
