import { Grid } from '../foundations/Grid.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { addressMessages } from '../messages.ts';
import type { ComboboxOption } from './Combobox.tsx';
import { Combobox } from './Combobox.tsx';
import type { ControlWidth } from './controlWidth.ts';
import type { FieldProps } from './Field.tsx';
import { FieldGroup, splitFieldProps } from './Field.tsx';
import type { SelectOption } from './SelectField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

export type AddressValue = {
  street: string;
  number: string;
  floor: string;
  apartment: string;
  postalCode: string;
  /** Value of one of `states`; '' if none is selected. */
  state: string;
  /** Value of one of `localities`. */
  locality: string | null;
};
export type AddressPart = keyof AddressValue;
type TextPart = Exclude<AddressPart, 'state' | 'locality'>;

export type AddressFieldsProps = FieldProps & {
  /** Prefix of the field names: `domicilio.street`. */
  name: string;
  /** All parts as text; the locality is null if none is selected. */
  value: AddressValue;
  /** Called with the full address and the changed part. A new state resets the locality. */
  onChange: (value: AddressValue, part: AddressPart) => void;
  /** Called when the focus leaves one of the fields. */
  onBlur?: (part: AddressPart) => void;
  /** One message per field; ErrorSummary links to `${name}.${part}`. */
  errors?: Partial<Record<AddressPart, string>>;
  /** One sentence per field. */
  hints?: Partial<Record<AddressPart, string>>;
  /** Provinces as options of a SelectField. */
  states: SelectOption[];
  /** Localities of the selected state as options of a Combobox. */
  localities: ComboboxOption[];
  /** Whether the localities of the selected state are loading. */
  busy?: boolean;
  /** Whether browsers may autofill the fields; disable it for another person's address. */
  autoComplete?: boolean;
  /** Overrides the default texts. */
  labels?: Partial<typeof addressMessages>;
};

const texts: Record<TextPart, { autoComplete: string; width: ControlWidth; optional?: boolean }> = {
  street: { autoComplete: 'address-line1', width: 'xl' },
  number: { autoComplete: 'off', width: 's' },
  floor: { autoComplete: 'off', width: 's', optional: true },
  apartment: { autoComplete: 'off', width: 's', optional: true },
  postalCode: { autoComplete: 'postal-code', width: 's' },
};

/** An Argentine address in one group. State and locality come first, since they determine the other options. */
export const AddressFields = (props: AddressFieldsProps) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, errors = {}, hints = {}, states, localities, busy } = rest;
  const labels = { ...addressMessages, ...rest.labels };
  const fill = (token: string) => (rest.autoComplete === false ? 'off' : token);
  const text = (part: TextPart) => (
    <TextField
      label={labels[part]}
      name={`${name}.${part}`}
      hint={hints[part]}
      error={errors[part]}
      optional={texts[part].optional}
      width={texts[part].width}
      autoComplete={fill(texts[part].autoComplete)}
      inputMode={part === 'number' ? 'numeric' : undefined}
      autoCapitalize={part === 'postalCode' ? 'characters' : undefined}
      value={value[part]}
      onChange={(event) => onChange({ ...value, [part]: event.target.value }, part)}
      onBlur={() => onBlur?.(part)}
    />
  );
  return (
    <FieldGroup {...field} name={name}>
      <Stack gap={6}>
        <SelectField
          label={labels.state}
          name={`${name}.state`}
          hint={hints.state}
          error={errors.state}
          autoComplete={fill('address-level1')}
          emptyOption={labels.choose}
          options={states}
          value={value.state}
          onChange={(event) => onChange({ ...value, state: event.target.value, locality: null }, 'state')}
          onBlur={() => onBlur?.('state')}
        />
        <Combobox
          label={labels.locality}
          name={`${name}.locality`}
          hint={hints.locality}
          error={errors.locality}
          busy={busy}
          options={localities}
          value={value.locality}
          onChange={(locality) => onChange({ ...value, locality }, 'locality')}
          onBlur={() => onBlur?.('locality')}
        />
        {text('street')}
        <Grid columns={3} gap={4}>
          {text('number')}
          {text('floor')}
          {text('apartment')}
        </Grid>
        {text('postalCode')}
      </Stack>
    </FieldGroup>
  );
};
