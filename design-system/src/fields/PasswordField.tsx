import MuiButton from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { passwordMessages } from '../messages.ts';
import type { ControlWidth } from './controlWidth.ts';
import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

export type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'prefix' | 'type' | 'autoComplete'> & {
    /** Tells a password manager whether to fill in or to propose. */
    autoComplete?: 'current-password' | 'new-password';
    /** How much is expected, in steps of the system; `full` is the whole column. `xl` by default. */
    width?: ControlWidth;
    /** Replaces the system's own texts. */
    labels?: Partial<typeof passwordMessages>;
    /** The input element; `register()` of react-hook-form gives one. */
    ref?: Ref<HTMLInputElement>;
  };

/** Not on MUI: only the place of the message and of the button at the box's end. */
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  '& .MuiOutlinedInput-root': { paddingRight: theme.spacing(1) },
}));

const Toggle = styled(MuiButton)<{ ref?: Ref<HTMLButtonElement> }>(({ theme }) => ({
  minWidth: '5.5rem',
  paddingInline: theme.spacing(3),
  borderRadius: theme.vars.shape.radius.field,
  '&.Mui-disabled': { borderColor: 'transparent', backgroundColor: 'transparent' },
}));

/** A password: can be pasted, filled in by a password manager, and shown (WCAG 3.3.8). */
export const PasswordField = ({
  autoComplete = 'current-password',
  labels: given,
  ...props
}: PasswordFieldProps) => {
  const labels = { ...passwordMessages, ...given };
  const [isShown, setShown] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = props.id ?? props.name;
  useEffect(function hideOnSubmit() {
    // What is sent must not stay in the browser's list of typed text.
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Root>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        end={
          <Toggle
            ref={toggle}
            type="button"
            variant="text"
            size="small"
            aria-controls={id}
            disabled={props.disabled}
            onClick={() => {
              setShown(!isShown);
              setPressed(true);
            }}
          >
            <span>{isShown ? labels.hide : labels.show}</span>
            <VisuallyHidden>{` ${labels.subject}`}</VisuallyHidden>
          </Toggle>
        }
      />
      <LiveRegion message={wasPressed ? (isShown ? labels.shown : labels.hidden) : ''} />
    </Root>
  );
};
