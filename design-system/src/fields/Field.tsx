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

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  id?: string;
  hideLabel?: boolean;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const FieldContext = createContext<FieldControl | null>(null);

/** What a control inside a Field puts on itself: id, description, invalid state. Throws outside one. */
export const useFieldControl = (): FieldControl => {
  const control = useContext(FieldContext);
  if (!control) throw new Error('useFieldControl outside a Field');
  return control;
};

type WiringProps = FieldProps & { name?: string };

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

export const LabelText = ({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) => (
  <>
    {label}
    {optional && <Optional> {messages.optional}</Optional>}
  </>
);

export const ErrorNote = ({ id, error }: { id: string; error: string }) => (
  <FormHelperText id={`${id}-error`} error>
    <Icon name="warning" size={20} />
    <span>
      <VisuallyHidden>{messages.errorPrefix} </VisuallyHidden>
      {error}
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

export type FieldShellProps = WiringProps & { children: ReactNode; className?: string };

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

type FieldGroupProps = FieldShellProps & { role?: 'radiogroup' };

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

/** Takes a field's shared props out of a component's props, so that the rest can go to the control. */
export const splitFieldProps = <P extends FieldProps>(props: P) => {
  const { label, hint, error, optional, id, hideLabel, ...rest } = props;
  return { field: { label, hint, error, optional, id, hideLabel }, rest };
};
