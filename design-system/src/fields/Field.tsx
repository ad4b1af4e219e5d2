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
  /** Label above the control: a noun without a colon. */
  label: ReactNode;
  /** One sentence below the label: how to answer or why it is asked. */
  hint?: ReactNode;
  /** Error message: what is wrong and how to fix it. It marks the field as invalid. */
  error?: string;
  /** Whether to add '(opcional)' to the label; required fields have no mark. */
  optional?: boolean;
  /** Id of the control, which ErrorSummary links to; defaults to `name`. */
  id?: string;
  /** Whether only screen readers get the label, for fields that are clear from their context. */
  hideLabel?: boolean;
};

export type FieldControl = {
  /** Id of the control. */
  id: string;
  /** Ids of the error and the hint. */
  'aria-describedby': string | undefined;
  /** Set while the field has an error. */
  'aria-invalid': true | undefined;
};

const FieldContext = createContext<FieldControl | null>(null);

/**
 * Returns the props that a control inside a Field must apply: id, description, invalid state.
 * @throws {Error} Outside a Field.
 */
export const useFieldControl = (): FieldControl => {
  const control = useContext(FieldContext);
  if (!control) throw new Error('useFieldControl outside a Field');
  return control;
};

type WiringProps = FieldProps & {
  /** Form field name; also the id unless `id` is set. */
  name?: string;
};

/** Derives the control's props. The id is `id`, `name` or a generated one, in this order. */
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

/** Renders the label's text, with '(opcional)' for optional fields. */
export const LabelText = ({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) => (
  <>
    <Phrase>{label}</Phrase>
    {optional && <Optional> {messages.optional}</Optional>}
  </>
);

/** Renders an error with the id that useWiring references: `${id}-error`. */
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
  /** Control that applies `useFieldControl()`; a FieldGroup has several. */
  children: ReactNode;
  /** Class of the outermost element. */
  className?: string;
};

/** Connects one control with its label, hint and error. */
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
  /** Role for radio buttons; the group itself is then invalid. */
  role?: 'radiogroup';
};

/** Several controls with one legend. ErrorSummary links to the group's id. */
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
      // Only a radiogroup may have `aria-invalid`; in other groups, the controls have it.
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

/** Splits a component's props into the shared field props and the rest, which go to the control. */
export const splitFieldProps = <P extends FieldProps>(props: P) => {
  const { label, hint, error, optional, id, hideLabel, ...rest } = props;
  return { field: { label, hint, error, optional, id, hideLabel }, rest };
};
