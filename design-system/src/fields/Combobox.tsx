import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import { Detail, Frame, Input, List, Option, Popup, Sheet, Spinner } from './ComboboxParts.tsx';
import type { ControlWidth } from './controlWidth.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import { useLeaving } from './useLeaving.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** Secondary text at the end of the row. */
  detail?: string;
};

type ControlProps = {
  /** Form field name; also the id unless `id` is set. */
  name?: string;
  /** All options, or the server's results for the typed text. */
  options: ComboboxOption[];
  /** Value of the selected option, or null. */
  value: string | null;
  /** Called with the selected value, or with null when cleared. */
  onChange: (value: string | null) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Called with the typed text, for server-side search. */
  onSearch?: (text: string) => void;
  /** Called with text that matches no option when the focus leaves, and with '' once it is gone. */
  onUnlisted?: (text: string) => void;
  /** Whether the options are loading. */
  busy?: boolean;
  /** Whether the field is disabled; it still shows its value. */
  disabled?: boolean;
  /** Width step that hints at the expected length; `full` fills the column. Defaults to `xl`. */
  width?: ControlWidth;
  /** Overrides the default texts. */
  labels?: { empty?: string; unlisted?: string; loading?: string; open?: string; clear?: string };
  /** Ref to the input, for form libraries that move the focus. */
  inputRef?: Ref<HTMLInputElement>;
};

export type ComboboxProps = FieldProps & ControlProps;

const filterBy = createFilterOptions<ComboboxOption>({
  ignoreAccents: true,
  ignoreCase: true,
  trim: true,
  limit: 100,
  stringify: (option) => `${option.label} ${option.detail ?? ''}`,
});

/** Pasted text may contain invisible characters. */
const filterOptions: typeof filterBy = (options, { inputValue, ...state }) =>
  filterBy(options, { ...state, inputValue: inputValue.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ') });

const slots = { popper: Popup, paper: Sheet, listbox: List };

/** Normalises text for comparison: ignores case, accents (in any Unicode form) and invisible characters. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns the only option with that name; null for none or several. */
const optionNamed = (options: ComboboxOption[], text: string): ComboboxOption | null => {
  const [found = null, ...others] = options.filter(({ label }) => folded(label) === folded(text));
  return others.length === 0 ? found : null;
};

/** Typed text that differs from the selected option; `left` after the focus left the field. */
type Draft = { text: string; left: boolean } | null;

const leftText = (draft: Draft): string => (draft?.left === true ? draft.text : '');

type DraftProps = { draft: Draft; onDraft: (draft: Draft) => void };

const Control = (props: ControlProps & DraftProps) => {
  const { name, options, value, onChange, onBlur, onSearch, busy, disabled, width = 'xl', inputRef } = props;
  const { draft, onDraft } = props;
  const labels = { ...messages.combobox, ...props.labels };
  const control = useFieldControl();
  const selected = options.find((option) => option.value === value) ?? null;
  const isTyped = draft !== null && (selected === null || !draft.left);
  /** Selects the only option with the typed name; otherwise keeps the text and clears the selection. */
  const settle = () => {
    if (draft === null || !isTyped) return;
    const found = optionNamed(options, draft.text);
    onDraft(found || folded(draft.text) === '' ? null : { ...draft, left: true });
    if (found !== selected) onChange(found?.value ?? null);
  };
  /** Value of the option that the text names after a late load of the options. */
  const late = isTyped && draft.left ? (optionNamed(options, draft.text)?.value ?? null) : null;
  const settleLate = useEffectEvent(settle);
  useEffect(
    function takeLate() {
      if (late !== null) settleLate();
    },
    [late],
  );
  const leave = useLeaving(() => {
    settle();
    onBlur?.();
  });
  return (
    <Frame
      ownerState={{ width }}
      onKeyDown={(event) => {
        // Enter submits the form unless it selects an option.
        if (event.key === 'Enter' && !event.defaultPrevented) settle();
      }}
    >
      <Autocomplete<ComboboxOption>
        id={control.id}
        options={options}
        filterOptions={filterOptions}
        value={selected}
        inputValue={isTyped ? draft.text : (selected?.label ?? '')}
        clearOnBlur={false}
        onChange={(_event, option) => onChange(option?.value ?? null)}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') {
            onDraft({ text, left: false });
            onSearch?.(text);
          } else if (reason !== 'reset') onDraft(null);
        }}
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        autoHighlight
        selectOnFocus={false}
        disabled={disabled}
        loading={busy}
        loadingText={labels.loading}
        noOptionsText={labels.empty}
        clearText={labels.clear}
        openText={labels.open}
        closeText={labels.open}
        clearIcon={<Icon name="close" size={20} />}
        popupIcon={busy ? <Spinner /> : <Icon name="chevron" size={20} />}
        slots={slots}
        slotProps={{ clearIndicator: { title: undefined }, popupIndicator: { title: undefined } }}
        renderInput={({ slotProps }) => (
          <Input
            {...slotProps.input}
            disabled={disabled}
            inputRef={inputRef}
            onBlur={leave}
            slotProps={{
              input: { ...slotProps.htmlInput, ...control, name, 'aria-busy': busy || undefined },
            }}
          />
        )}
        renderOption={({ key, ...option }, { label, detail }) => (
          <Option {...option} key={key}>
            <span>{label}</span>
            {detail && <Detail>{detail}</Detail>}
          </Option>
        )}
      />
    </Frame>
  );
};

/** A text input that filters a long list of options, ignoring accents and case. */
export const Combobox = (props: ComboboxProps) => {
  const { field, rest } = splitFieldProps(props);
  const [draft, setDraft] = useState<Draft>(null);
  const keepDraft = (next: Draft) => {
    const text = leftText(next);
    setDraft(next);
    if (text !== leftText(draft)) rest.onUnlisted?.(text);
  };
  const isUnlisted = draft?.left === true && rest.value === null && !rest.busy;
  const unlisted = rest.labels?.unlisted ?? messages.combobox.unlisted;
  return (
    <Field {...field} name={rest.name} error={field.error ?? (isUnlisted ? unlisted : undefined)}>
      <Control {...rest} draft={draft} onDraft={keepDraft} />
    </Field>
  );
};
