import { SelectField, type SelectFieldProps } from '@prendarios/design-system/fields/SelectField';
import { TextField, type TextFieldProps } from '@prendarios/design-system/fields/TextField';
import type { ChangeEvent, ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
  type RefCallBack,
} from 'react-hook-form';
import type { StepForm } from './useStepForm.ts';

/** Props that a design system field takes from the form. */
type FieldProps<Name, Value> = {
  name: Name;
  value: Value;
  /** Takes the new value, or the event of an input that contains it. */
  onChange: (change: Value | ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  error: string | undefined;
};

type FieldOfProps<Values extends FieldValues, Name extends Path<Values>> = {
  form: { control: Control<Values> };
  name: Name;
  /** `ref` must be set on the input that the form's `focus` targets. */
  children: (field: FieldProps<Name, PathValue<Values, Name>>, ref: RefCallBack) => ReactNode;
};

/** Connects one field to a form; re-renders only when that field's value or message changes. */
export function Field<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: FieldOfProps<Values, Name>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, onChange, ref } = field;
  return children({ name, value, onChange, error: fieldState.error?.message }, ref);
}

/** Narrows a form to a group of fields that several forms share. */
export function formPart<Part extends FieldValues, Values extends Part = Part>(
  form: StepForm<Values>,
): StepForm<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form has all the fields of its part, which the library's types cannot express
  return form as unknown as StepForm<Part>;
}

/** The props of a connected field, without those that the form supplies. */
export type Bound<Props, Values extends FieldValues, Name> = Omit<
  Props,
  'form' | 'name' | 'value' | 'onChange' | 'error'
> & {
  form: { control: Control<Values> };
  name: Name;
};

export function FormTextField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  ...props
}: Bound<TextFieldProps, Values, Name>) {
  return (
    <Field form={form} name={name}>
      {(field) => <TextField {...props} {...field} />}
    </Field>
  );
}

export function FormSelectField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  ...props
}: Bound<SelectFieldProps, Values, Name>) {
  return (
    <Field form={form} name={name}>
      {(field) => <SelectField {...props} {...field} />}
    </Field>
  );
}
