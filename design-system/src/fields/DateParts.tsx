import { cx } from '../foundations/cx.ts';
import { messages } from '../messages.ts';
import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';
import './Parts.css';

export type DatePartsValue = { day: string; month: string; year: string };
export type DatePart = keyof DatePartsValue;

export type DatePartsProps = FieldProps & {
  name: string;
  value: DatePartsValue;
  onChange: (value: DatePartsValue) => void;
  /** When the focus leaves the three fields. */
  onBlur?: () => void;
  /** Which of the three the error is about; none named: all of them. */
  errorParts?: DatePart[];
  autoComplete?: 'bday' | 'off';
  labels?: Record<DatePart, string>;
  disabled?: boolean;
};

const parts: { part: DatePart; width: string }[] = [
  { part: 'day', width: 'pd-width--xs' },
  { part: 'month', width: 'pd-width--xs' },
  { part: 'year', width: 'pd-width--s' },
];

/** A known date, such as a birth date: three plain fields, no jumping, any digits accepted. */
export const DateParts = (props: DatePartsProps) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, errorParts, autoComplete = 'off', labels = messages.date } = rest;
  const isWrong = (part: DatePart) =>
    Boolean(field.error) && (!errorParts || errorParts.length === 0 || errorParts.includes(part));
  return (
    <FieldGroup {...field} name={name}>
      <div
        className="pd-parts"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        {parts.map(({ part, width }) => (
          <div key={part} className={cx('pd-parts__part', width)}>
            <label htmlFor={`${name}-${part}`} className="pd-parts__label">
              {labels[part]}
            </label>
            <input
              id={`${name}-${part}`}
              name={`${name}-${part}`}
              className="pd-input pd-parts__input"
              inputMode="numeric"
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
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
