import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

type PhoneValue = { areaCode: string; number: string };

export type PhoneFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** Both parts. Typed text is all in `number`; the validation rule splits it. */
  value: PhoneValue;
  /** Called with the typed text. */
  onChange: (value: PhoneValue) => void;
};

/** A single input for an Argentine phone number in any notation, which the bank stores in two parts. */
export const PhoneField = ({ value, onChange, ...props }: PhoneFieldProps) => (
  <TextField
    width="l"
    autoComplete="tel"
    {...props}
    type="tel"
    inputMode="tel"
    value={value.areaCode === '' ? value.number : `${value.areaCode} ${value.number}`}
    onChange={(event) => onChange({ areaCode: '', number: event.target.value })}
  />
);
