import { messages } from '../messages.ts';
import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';
import type { PartOfField } from './Parts.tsx';
import { Part, Parts } from './Parts.tsx';

export type DatePartsValue = { day: string; month: string; year: string };
export type DatePart = keyof DatePartsValue;

export type DatePartsProps = FieldProps & {
  /** Prefix of the field names: `name-day`, `name-month` and `name-year`. */
  name: string;
  /** Three parts as typed. */
  value: DatePartsValue;
  /** Called with all three parts when one changes. */
  onChange: (value: DatePartsValue) => void;
  /** Called when the focus leaves one of the fields. */
  onBlur?: () => void;
  /** Parts to which the error applies; defaults to all three. */
  errorParts?: DatePart[];
  /** Autofill token; use `bday` for the user's own birth date. */
  autoComplete?: 'bday' | 'off';
  /** Overrides the default texts. */
  labels?: Record<DatePart, string>;
  /** Whether the fields are disabled; they still show their values. */
  disabled?: boolean;
};

const parts: { part: DatePart; size: PartOfField['size'] }[] = [
  { part: 'day', size: 'xs' },
  { part: 'month', size: 'xs' },
  { part: 'year', size: 's' },
];

/** A date that users know, like a birth date: three text inputs without automatic focus changes. */
export const DateParts = (props: DatePartsProps) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, errorParts, autoComplete = 'off', labels = messages.date } = rest;
  const isWrong = (part: DatePart) =>
    Boolean(field.error) && (!errorParts || errorParts.length === 0 || errorParts.includes(part));
  return (
    <FieldGroup {...field} name={name}>
      <Parts ownerState={{ width: 'full' }} onBlur={onBlur}>
        {parts.map(({ part, size }) => (
          <Part
            key={part}
            name={`${name}-${part}`}
            label={labels[part]}
            size={size}
            isWrong={isWrong(part)}
            inputMode="numeric"
            autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
            value={value[part]}
            disabled={rest.disabled}
            onChange={(event) => onChange({ ...value, [part]: event.target.value })}
          />
        ))}
      </Parts>
    </FieldGroup>
  );
};
