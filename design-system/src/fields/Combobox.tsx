import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import type { Ref, RefCallback } from 'react';
import { cx } from '../foundations/cx.ts';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import type { ControlWidth } from './TextField.tsx';
import './Combobox.css';

export type ComboboxOption = { value: string; label: string; detail?: string };

type ControlProps = {
  name?: string;
  options: ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** What is typed, for lists that the server searches. */
  onSearch?: (text: string) => void;
  busy?: boolean;
  disabled?: boolean;
  width?: ControlWidth;
  labels?: { empty?: string; loading?: string; open?: string; clear?: string };
  inputRef?: Ref<HTMLInputElement>;
};

export type ComboboxProps = FieldProps & ControlProps;

const filterOptions = createFilterOptions<ComboboxOption>({
  ignoreAccents: true,
  ignoreCase: true,
  trim: true,
  limit: 100,
  stringify: (option) => `${option.label} ${option.detail ?? ''}`,
});

const assign = <T,>(ref: Ref<T> | undefined, node: T | null) => {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
};

const Control = (props: ControlProps) => {
  const { name, options, value, onChange, onBlur, onSearch, busy, disabled, width = 'xl', inputRef } = props;
  const labels = { ...messages.combobox, ...props.labels };
  const control = useFieldControl();
  const list = useAutocomplete<ComboboxOption>({
    id: control.id,
    options,
    filterOptions,
    value: options.find((option) => option.value === value) ?? null,
    onChange: (_event, option) => onChange(option?.value ?? null),
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onSearch?.(text);
    },
    getOptionLabel: (option) => option.label,
    getOptionKey: (option) => option.value,
    isOptionEqualToValue: (one, other) => one.value === other.value,
    autoHighlight: true,
    handleHomeEndKeys: true,
    disabled,
  });
  const { ref: listRef, onBlur: listBlur, ...inputProps } = list.getInputProps();
  const bothRefs: RefCallback<HTMLInputElement> = (node) => {
    assign(listRef, node);
    assign(inputRef, node);
  };
  const found = list.groupedOptions;

  return (
    <div className={cx('pd-combobox', `pd-width--${width}`)}>
      <input
        {...inputProps}
        {...control}
        ref={bothRefs}
        name={name}
        className="pd-input pd-combobox__input"
        disabled={disabled}
        aria-busy={busy || undefined}
        onKeyDown={list.getRootProps().onKeyDown}
        onBlur={(event) => {
          listBlur?.(event);
          onBlur?.();
        }}
      />
      <span className="pd-combobox__ends">
        {list.dirty && !disabled && (
          <button {...list.getClearProps()} className="pd-combobox__end" aria-label={labels.clear}>
            <Icon name="close" size={20} />
          </button>
        )}
        <button
          {...list.getPopupIndicatorProps()}
          className={cx('pd-combobox__end', list.popupOpen && 'pd-combobox__end--open')}
          aria-label={labels.open}
          disabled={disabled}
        >
          {busy ? <span className="pd-combobox__spinner" /> : <Icon name="chevron" size={20} />}
        </button>
      </span>
      {list.popupOpen && found.length > 0 && (
        <ul {...list.getListboxProps()} className="pd-combobox__list">
          {found.map((option, index) => {
            const { key, ...optionProps } = list.getOptionProps({ option, index });
            return (
              <li {...optionProps} key={key} className="pd-combobox__option">
                <span>{option.label}</span>
                {option.detail && <span className="pd-combobox__detail">{option.detail}</span>}
              </li>
            );
          })}
        </ul>
      )}
      <output>
        {list.popupOpen && found.length === 0 && (
          <span className="pd-combobox__list pd-combobox__note">{busy ? labels.loading : labels.empty}</span>
        )}
      </output>
    </div>
  );
};

/** Choosing from a long list by typing a part of the name; accents and capitals do not matter. */
export const Combobox = (props: ComboboxProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
