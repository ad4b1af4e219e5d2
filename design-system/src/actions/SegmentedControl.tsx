import type { FieldProps } from '../fields/Field.tsx';
import { FieldGroup, splitFieldProps } from '../fields/Field.tsx';
import '../foundations/VisuallyHidden.css';
import './SegmentedControl.css';

export type SegmentedOption<T extends string> = { value: T; label: string; disabledReason?: string };

export type SegmentedControlProps<T extends string> = FieldProps & {
  name: string;
  value: T;
  onChange: (value: T) => void;
  options: SegmentedOption<T>[];
};

/** Two or three short choices of which one is always on. Arrow keys move, as in any radio group. */
export const SegmentedControl = <T extends string>(props: SegmentedControlProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, options } = rest;
  const reasonId = (option: SegmentedOption<T>) => `${name}-${option.value}-reason`;
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      <div className="pd-segmented">
        {options.map((option) => (
          <label key={option.value} className="pd-segmented__option">
            <input
              type="radio"
              className="pd-visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={Boolean(option.disabledReason)}
              aria-describedby={option.disabledReason ? reasonId(option) : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className="pd-segmented__face">{option.label}</span>
          </label>
        ))}
      </div>
      {options.map(
        (option) =>
          option.disabledReason && (
            <p key={option.value} id={reasonId(option)} className="pd-segmented__reason">
              {option.label}: {option.disabledReason}
            </p>
          ),
      )}
    </FieldGroup>
  );
};
