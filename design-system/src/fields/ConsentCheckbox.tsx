import type { ReactNode, Ref } from 'react';
import { cx } from '../foundations/cx.ts';
import { Icon } from '../foundations/Icon.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import './Choice.css';
import './Field.css';

export type ConsentCheckboxProps = {
  id?: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** One agreement, never ticked beforehand. */
export const ConsentCheckbox = (props: ConsentCheckboxProps) => {
  const { name, label, hint, error, checked, onChange, onBlur, inputRef, id = name } = props;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={cx('pd-field', error && 'pd-field--error')}>
      {error && (
        <p id={`${id}-error`} className="pd-field__error">
          <Icon name="warning" size={20} />
          <span>
            <VisuallyHidden>{messages.errorPrefix} </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
      <div className="pd-option">
        <input
          ref={inputRef}
          type="checkbox"
          id={id}
          name={name}
          className="pd-option__box"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <label htmlFor={id} className="pd-option__label">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="pd-option__hint">
            {hint}
          </span>
        )}
      </div>
    </div>
  );
};
