import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

type PhoneValue = { areaCode: string; number: string };

export type PhoneFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** Both parts; what is typed is all in `number`, and its rule splits it. */
  value: PhoneValue;
  /** Called with what is typed. */
  onChange: (value: PhoneValue) => void;
};

/** An Argentine phone, as people write and paste it: one field, for a number that the bank keeps in two parts. */
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
