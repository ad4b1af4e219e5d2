import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../foundations/cx.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import './TextArea.css';

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

export type TextAreaProps = FieldProps & AreaProps;

const Control = ({ className, rows = 4, ...rest }: AreaProps) => {
  const control = useFieldControl();
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      className={cx('pd-input', 'pd-text-area', 'pd-width--xl', className)}
    />
  );
};

export const TextArea = (props: TextAreaProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
