import { Button } from '@prendarios/design-system/actions/Button';
import { TextField, type TextFieldProps } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { emailCompletions } from '@prendarios/rules/email';
import { useRef } from 'react';
import { COMMON_TEXTS } from '../texts/common.ts';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'spellCheck' | 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
};

/** An address, whose usual domain is one tap. */
export const EmailField = ({ value, onChange, ...props }: EmailFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const completions = emailCompletions(value);
  return (
    <Stack gap={2}>
      <TextField
        {...props}
        type="email"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        ref={input}
      />
      {completions.length > 0 && (
        <Stack direction="row" gap={2} wrap role="group" aria-label={COMMON_TEXTS.completeEmail}>
          {completions.map((address) => (
            <Button
              key={address}
              type="button"
              variant="secondary"
              size="small"
              onClick={() => {
                onChange(address);
                // The buttons go, and the focus with them.
                input.current?.focus();
              }}
            >
              {address.slice(address.indexOf('@'))}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
