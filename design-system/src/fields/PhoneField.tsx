import { cx } from '../foundations/cx.ts';
import { messages } from '../messages.ts';
import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';
import '../foundations/VisuallyHidden.css';
import './Parts.css';

export type PhoneValue = { areaCode: string; number: string };
export type PhonePart = keyof PhoneValue;

export type PhoneFieldProps = FieldProps & {
  name: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** When the focus leaves both fields. */
  onBlur?: () => void;
  errorParts?: PhonePart[];
  labels?: Record<PhonePart, string>;
  disabled?: boolean;
};

const parts: { part: PhonePart; autoComplete: string; className: string }[] = [
  { part: 'areaCode', autoComplete: 'tel-area-code', className: 'pd-parts__part--area' },
  { part: 'number', autoComplete: 'tel-local', className: 'pd-parts__part--grow' },
];

/** An Argentine mobile: area code and number in one group, labelled for whoever cannot see the pair. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, errorParts, labels = messages.phone } = rest;
  const isWrong = (part: PhonePart) =>
    Boolean(field.error) && (!errorParts || errorParts.length === 0 || errorParts.includes(part));
  return (
    <FieldGroup {...field} name={name}>
      <div
        className="pd-parts pd-width--xl"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        {parts.map(({ part, autoComplete, className }) => (
          <div key={part} className={cx('pd-parts__part', className)}>
            <label htmlFor={`${name}-${part}`} className="pd-visually-hidden">
              {labels[part]}
            </label>
            <input
              id={`${name}-${part}`}
              name={`${name}-${part}`}
              type="tel"
              className="pd-input pd-parts__input"
              inputMode="tel"
              autoComplete={autoComplete}
              value={value[part]}
              disabled={rest.disabled}
              aria-invalid={isWrong(part) || undefined}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
};
