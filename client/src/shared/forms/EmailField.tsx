import { Button } from '@prendarios/design-system/actions/Button';
import { TextField, type TextFieldProps } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { emailCompletions, emailSuggestion } from '@prendarios/rules/email';
import { useRef } from 'react';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { Suggestion } from './Suggestion.tsx';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'spellCheck' | 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  /** Whether to suggest the most common domains while the user types. */
  completes?: boolean;
};

/** Asks for a person's email address, completes common domains with one tap, and questions likely typos. */
export const EmailField = ({ value, onChange, completes = false, ...props }: EmailFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const completions = completes ? emailCompletions(value) : [];
  const meant = completions.length > 0 ? null : emailSuggestion(value);
  const take = (address: string) => {
    onChange(address);
    // The buttons disappear and would take the focus with them.
    input.current?.focus();
  };
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
              onClick={() => take(address)}
            >
              {address.slice(address.indexOf('@'))}
            </Button>
          ))}
        </Stack>
      )}
      {meant !== null && (
        <Suggestion onTake={() => take(meant)}>
          {COMMON_TEXTS.didYouMean(meant.slice(meant.indexOf('@') + 1))}
        </Suggestion>
      )}
    </Stack>
  );
};
