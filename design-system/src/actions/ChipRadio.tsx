import type { FieldProps } from '../fields/Field.tsx';
import { FieldGroup, splitFieldProps } from '../fields/Field.tsx';
import { cx } from '../foundations/cx.ts';
import { Icon } from '../foundations/Icon.tsx';
import '../foundations/VisuallyHidden.css';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import './ChipRadio.css';

export type ChipOption<T extends string | number> = {
  value: T;
  label: string;
  /** What is read out when the label alone would be a bare number, for example '48 cuotas'. */
  spoken?: string;
  disabled?: boolean;
};

export type ChipRadioProps<T extends string | number> = FieldProps & {
  name: string;
  value: T | null;
  onChange: (value: T) => void;
  onBlur?: () => void;
  options: ChipOption<T>[];
  /** A last chip with the phone's own list, for values too many to show. */
  other?: { label: string; options: { value: T; label: string }[] };
};

type OtherChipProps<T extends string | number> = {
  name: string;
  other: NonNullable<ChipRadioProps<T>['other']>;
  value: T | null;
  chosen: boolean;
  onChange: (value: T) => void;
};

const OtherChip = <T extends string | number>({
  name,
  other,
  value,
  chosen,
  onChange,
}: OtherChipProps<T>) => (
  <span className={cx('pd-chip-select', chosen && 'pd-chip-select--on')}>
    <select
      className="pd-chip__face pd-chip-select__input"
      name={`${name}-other`}
      aria-label={other.label}
      value={chosen && value !== null ? String(value) : ''}
      onChange={(event) => {
        const found = other.options.find((option) => String(option.value) === event.target.value);
        if (found) onChange(found.value);
      }}
    >
      <option value="">{other.label}</option>
      {other.options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevron" size={16} className="pd-chip-select__icon" />
  </span>
);

/** One of a few short values, as chips that wrap. */
export const ChipRadio = <T extends string | number>(props: ChipRadioProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options, other } = rest;
  const isShown = options.some((option) => option.value === value);
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      <div className="pd-chips" onBlur={onBlur}>
        {options.map((option) => (
          <label key={option.value} className="pd-chip">
            <input
              type="radio"
              className="pd-visually-hidden"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="pd-chip__face">
              {option.spoken ? (
                <>
                  <span aria-hidden="true">{option.label}</span>
                  <VisuallyHidden>{option.spoken}</VisuallyHidden>
                </>
              ) : (
                option.label
              )}
            </span>
          </label>
        ))}
        {other && (
          <OtherChip
            name={name}
            other={other}
            value={value}
            chosen={value !== null && !isShown}
            onChange={onChange}
          />
        )}
      </div>
    </FieldGroup>
  );
};
