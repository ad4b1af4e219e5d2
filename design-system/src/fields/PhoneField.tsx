import { messages } from '../messages.ts';
import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';
import type { PartOfField } from './Parts.tsx';
import { Part, Parts } from './Parts.tsx';

export type PhoneValue = { areaCode: string; number: string };
export type PhonePart = keyof PhoneValue;

export type PhoneFieldProps = FieldProps & {
  /** Of the group; the fields are `name-areaCode` and `name-number`. */
  name: string;
  /** Both parts as typed. */
  value: PhoneValue;
  /** Called with both parts when one changes. */
  onChange: (value: PhoneValue) => void;
  /** Called when the focus leaves both fields. */
  onBlur?: () => void;
  /** The part that the error is about; both by default. */
  errorParts?: PhonePart[];
  /** Replaces the system's own texts. */
  labels?: Record<PhonePart, string>;
  /** Shows the value, which cannot be changed. */
  disabled?: boolean;
};

const parts: { part: PhonePart; autoComplete: string; size: PartOfField['size'] }[] = [
  { part: 'areaCode', autoComplete: 'tel-area-code', size: 'area' },
  { part: 'number', autoComplete: 'tel-local', size: 'grow' },
];

/** An Argentine mobile: area code and number in one group, labelled for people who cannot see the pair. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, errorParts, labels = messages.phone } = rest;
  const isWrong = (part: PhonePart) =>
    Boolean(field.error) && (!errorParts || errorParts.length === 0 || errorParts.includes(part));
  return (
    <FieldGroup {...field} name={name}>
      <Parts
        ownerState={{ width: 'xl' }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        {parts.map(({ part, autoComplete, size }) => (
          <Part
            key={part}
            name={`${name}-${part}`}
            label={labels[part]}
            hideLabel
            size={size}
            isWrong={isWrong(part)}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            value={value[part]}
            disabled={rest.disabled}
            onChange={(event) => onChange({ ...value, [part]: event.target.value })}
          />
        ))}
      </Parts>
    </FieldGroup>
  );
};
