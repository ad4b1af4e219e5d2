import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../foundations/cx.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import './TextField.css';

export type ControlWidth = 'full' | 'xl' | 'l' | 'm' | 's' | 'xs';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'prefix' | 'type'> & {
  /** Never 'number': amounts and document numbers are text with an inputMode (UX §3). */
  type?: 'text' | 'email' | 'tel' | 'search' | 'password';
  width?: ControlWidth;
  start?: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export type TextFieldProps = FieldProps & InputProps;

const Control = ({ type = 'text', width = 'xl', start, end, className, ...rest }: InputProps) => {
  const control = useFieldControl();
  const box = cx('pd-input', `pd-width--${width}`);
  if (!start && !end) return <input {...rest} {...control} type={type} className={cx(box, className)} />;
  return (
    <div
      className={cx(box, 'pd-text-field', control['aria-invalid'] && 'pd-input--invalid')}
      aria-disabled={rest.disabled || undefined}
    >
      {start && <span className="pd-text-field__part">{start}</span>}
      <input {...rest} {...control} type={type} className={cx('pd-text-field__input', className)} />
      {end && <span className="pd-text-field__part">{end}</span>}
    </div>
  );
};

/** One line of text. Takes react-hook-form's `register()` as it is, or value and onChange. */
export const TextField = (props: TextFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
