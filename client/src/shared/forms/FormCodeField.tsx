import { CodeField, type CodeFieldProps } from '@prendarios/design-system/fields/CodeField';
import { checkCode, normalizeCode } from '@prendarios/rules/code';
import type { FieldValues, Path } from 'react-hook-form';
import { Field, type Bound } from './Field.tsx';

const isMessage = (text: string) => /\p{L}/u.test(text) && checkCode(text) === null;

/** Connects a field for a six-digit code; if a complete message is pasted, only its code remains. */
export function FormCodeField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  ...props
}: Bound<CodeFieldProps, Values, Name>) {
  return (
    <Field form={form} name={name}>
      {(field, ref) => (
        <CodeField
          {...props}
          {...field}
          ref={ref}
          onChange={(event) => {
            const { target } = event;
            if (isMessage(target.value)) target.value = normalizeCode(target.value);
            field.onChange(event);
          }}
        />
      )}
    </Field>
  );
}
