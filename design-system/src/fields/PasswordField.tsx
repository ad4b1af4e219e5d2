import type { InputHTMLAttributes, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { passwordMessages } from '../messages.ts';
import type { FieldProps } from './Field.tsx';
import type { ControlWidth } from './TextField.tsx';
import { TextField } from './TextField.tsx';
import './PasswordField.css';

export type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'prefix' | 'type' | 'autoComplete'> & {
    /** Tells a password manager whether to fill in or to propose. */
    autoComplete?: 'current-password' | 'new-password';
    width?: ControlWidth;
    labels?: Partial<typeof passwordMessages>;
    ref?: Ref<HTMLInputElement>;
  };

/** A password that can be pasted, filled in by a manager and looked at (WCAG 3.3.8). */
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
    <div className="pd-password">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        end={
          <button
            ref={toggle}
            type="button"
            className="pd-password__toggle"
            aria-controls={id}
            disabled={props.disabled}
            onClick={() => {
              setShown(!isShown);
              setPressed(true);
            }}
          >
            {isShown ? labels.hide : labels.show}
            <VisuallyHidden> {labels.subject}</VisuallyHidden>
          </button>
        }
      />
      <LiveRegion message={wasPressed ? (isShown ? labels.shown : labels.hidden) : ''} />
    </div>
  );
};
