import type { FieldProps } from '../fields/Field.tsx';
import { FieldGroup, splitFieldProps } from '../fields/Field.tsx';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import '../foundations/VisuallyHidden.css';
import './ChoiceCards.css';

export type ChoiceOption<T extends string> = {
  value: T;
  label: string;
  description?: string;
  icon?: IconName;
  disabledReason?: string;
};

export type ChoiceCardsProps<T extends string> = FieldProps & {
  name: string;
  value: T | null;
  onChange: (value: T) => void;
  onBlur?: () => void;
  options: ChoiceOption<T>[];
};

/** Two to four large choices with a picture each. The whole card is the target. */
export const ChoiceCards = <T extends string>(props: ChoiceCardsProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options } = rest;
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      <div className="pd-choices" onBlur={onBlur}>
        {options.map((option) => {
          const noteId = `${name}-${option.value}-note`;
          const note = option.disabledReason ?? option.description;
          return (
            <label key={option.value} className="pd-choice">
              <input
                type="radio"
                className="pd-visually-hidden"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={Boolean(option.disabledReason)}
                aria-labelledby={`${name}-${option.value}-label`}
                aria-describedby={note ? noteId : undefined}
                onChange={() => onChange(option.value)}
              />
              <span className="pd-choice__face">
                {option.icon && <Icon name={option.icon} size={32} className="pd-choice__icon" />}
                <span className="pd-choice__text">
                  <span id={`${name}-${option.value}-label`} className="pd-choice__label">
                    {option.label}
                  </span>
                  {note && (
                    <span id={noteId} className="pd-choice__note">
                      {note}
                    </span>
                  )}
                </span>
                <span className="pd-choice__mark">
                  <Icon name="check" size={16} />
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
};
