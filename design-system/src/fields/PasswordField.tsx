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
    /** Tells password managers whether to fill in or to suggest a password. */
    autoComplete?: 'current-password' | 'new-password';
    /** Width step that hints at the expected length; `full` fills the column. Defaults to `xl`. */
    width?: ControlWidth;
    /** Overrides the default texts. */
    labels?: Partial<typeof passwordMessages>;
    /** Ref to the input; `register()` of react-hook-form provides one. */
    ref?: Ref<HTMLInputElement>;
  };

/** Not based on MUI: positions the message and the button at the end of the box. */
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

/** A password input that supports paste, password managers and showing the password (WCAG 3.3.8). */
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
    // Browsers must not add the submitted password to their text suggestions.
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
