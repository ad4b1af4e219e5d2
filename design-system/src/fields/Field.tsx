import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createContext, useContext, useId } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { Phrase } from '../foundations/Phrase.tsx';

export type FieldProps = {
  /** A noun, without colon; above the control. */
  label: ReactNode;
  /** One sentence under the label: how to answer, or why it is asked. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; the field is then invalid. */
  error?: string;
  /** Adds '(opcional)' to the label; what is required says nothing. */
  optional?: boolean;
  /** Of the control, if not its `name`; the error summary links to it. */
  id?: string;
  /** The label is only read out, where the place says enough to those who see it. */
  hideLabel?: boolean;
};

export type FieldControl = {
  /** Of the control. */
  id: string;
  /** The ids of error and hint. */
  'aria-describedby': string | undefined;
  /** While the field has an error. */
  'aria-invalid': true | undefined;
};

const FieldContext = createContext<FieldControl | null>(null);

/**
 * The props that a control inside a Field must put on itself: id, description, invalid state.
 * @throws {Error} outside a Field.
 */
export const useFieldControl = (): FieldControl => {
  const control = useContext(FieldContext);
  if (!control) throw new Error('useFieldControl outside a Field');
  return control;
};

type WiringProps = FieldProps & {
  /** The field's name in the form; its id too, unless `id` is given. */
  name?: string;
};

/** Derives those props from a field's own: the id is `id`, else `name`, else a generated one. */
export const useWiring = ({ id, name, hint, error }: WiringProps): FieldControl => {
  const ownId = useId();
  const fieldId = id ?? name ?? ownId;
  const described = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ');
  return {
    id: fieldId,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
};

const Optional = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontWeight: base.weight.regular,
}));

/** The label's text, with '(opcional)' where that applies. */
export const LabelText = ({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) => (
  <>
    <Phrase>{label}</Phrase>
    {optional && <Optional> {messages.optional}</Optional>}
  </>
);

/** An error's text, under the id that useWiring refers to: `${id}-error`. */
export const ErrorNote = ({ id, error }: { id: string; error: string }) => (
  <FormHelperText id={`${id}-error`} error>
    <Icon name="warning" size={20} />
    <span>
      <VisuallyHidden>{messages.errorPrefix} </VisuallyHidden>
      <span>{error}</span>
    </span>
  </FormHelperText>
);

const Notes = ({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) => (
  <>
    {hint && (
      <FormHelperText id={`${id}-hint`} component="div" error={false}>
        {hint}
      </FormHelperText>
    )}
    {error && <ErrorNote id={id} error={error} />}
  </>
);

export type FieldShellProps = WiringProps & {
  /** The control, which takes `useFieldControl()`; several in a FieldGroup. */
  children: ReactNode;
  /** On the outermost element. */
  className?: string;
};

/** One control with its label, hint and error, wired once for all fields. */
export const Field = ({ children, className, ...props }: FieldShellProps) => {
  const control = useWiring(props);
  return (
    <FormControl className={className} error={Boolean(props.error)}>
      <FieldLabel id={`${control.id}-label`} htmlFor={control.id} ownerState={{ hidden: props.hideLabel }}>
        <LabelText label={props.label} optional={props.optional} />
      </FieldLabel>
      <Notes id={control.id} hint={props.hint} error={props.error} />
      <FieldContext value={control}>{children}</FieldContext>
    </FormControl>
  );
};

type FieldGroupProps = FieldShellProps & {
  /** For radios: the group itself is then invalid. */
  role?: 'radiogroup';
};

/** Several controls under one legend. The error summary links to the group's id. */
export const FieldGroup = ({ children, className, role, ...props }: FieldGroupProps) => {
  const control = useWiring(props);
  return (
    <FormControl
      component="fieldset"
      id={control.id}
      className={className}
      error={Boolean(props.error)}
      role={role}
      aria-describedby={control['aria-describedby']}
      // Only a radiogroup may be invalid as a whole; elsewhere the single control says it.
      aria-invalid={role === 'radiogroup' ? control['aria-invalid'] : undefined}
    >
      <FieldLabel component="legend" ownerState={{ hidden: props.hideLabel }}>
        <LabelText label={props.label} optional={props.optional} />
      </FieldLabel>
      <Notes id={control.id} hint={props.hint} error={props.error} />
      <FieldContext value={control}>{children}</FieldContext>
    </FormControl>
  );
};

/** Splits a component's props into the field's shared ones and the rest, which go to the control. */
export const splitFieldProps = <P extends FieldProps>(props: P) => {
  const { label, hint, error, optional, id, hideLabel, ...rest } = props;
  return { field: { label, hint, error, optional, id, hideLabel }, rest };
};
