import FormControlLabel from '@mui/material/FormControlLabel';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import RadioGroup from '@mui/material/RadioGroup';
import type { CSSObject, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { FieldProps } from '../fields/Field.tsx';
import { FieldGroup, splitFieldProps } from '../fields/Field.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { Phrase } from '../foundations/Phrase.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { base } from '../tokens/base.ts';
import { FaceRadio } from './FaceRadio.tsx';

export type ChipOption<T extends string | number> = {
  value: T;
  /** Text on the chip. */
  label: string;
  /** Small line under the label: a rate. */
  note?: string;
  /** Text for screen readers if the label is a bare number: '48 cuotas'. */
  spoken?: string;
  disabled?: boolean;
};

export type ChipRadioProps<T extends string | number> = FieldProps & {
  /** Form field name; also the id unless `id` is set. */
  name: string;
  /** Selected value, or null. */
  value: T | null;
  /** Called with the selected value. */
  onChange: (value: T) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Options in display order, one chip each. */
  options: ChipOption<T>[];
  /** Final chip with a native select for values without a chip of their own. */
  other?: { label: string; options: { value: T; label: string }[] };
};

type Look = { chosen: boolean; invalid: boolean };

const face = (theme: Theme, { chosen, invalid }: Look): CSSObject => {
  const { palette, shape } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '3.25rem',
    minHeight: `${base.control.chip / 16}rem`,
    margin: 0,
    padding: theme.spacing(1, 3),
    border: `1px solid ${invalid ? palette.error.main : palette.edge}`,
    borderRadius: shape.radius.chip,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: base.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'inherit',
    transition: `background-color ${base.motion.fast}ms`,
    ...(chosen && {
      borderColor: palette.selected.main,
      backgroundColor: palette.selected.main,
      color: palette.selected.contrastText,
      '@media (forced-colors: active)': { border: '3px solid Highlight' },
    }),
  };
};

const Chips = styled(RadioGroup)(({ theme }) => ({
  flexDirection: 'row',
  gap: theme.spacing(2),
}));

const Chip = styled(FormControlLabel)<{ ownerState: Look }>(({ theme, ownerState }) => {
  const { palette } = theme.vars;
  return {
    ...face(theme, ownerState),
    ...(ownerState.chosen ? {} : { '&:hover': { borderColor: palette.text.primary } }),
    '&.Mui-disabled': {
      borderStyle: 'dashed',
      background: 'none',
      color: palette.text.soft,
      cursor: 'not-allowed',
    },
  };
});

const ChipSelect = styled(NativeSelect)<{ ownerState: Look }>(({ theme, ownerState }) => {
  const { palette } = theme.vars;
  return {
    alignItems: 'stretch',
    lineHeight: 'inherit',
    // NativeSelect repeats its class three times to pad for its arrow; this selector must be more specific.
    '&& .MuiNativeSelect-select.MuiInputBase-input': {
      ...face(theme, ownerState),
      boxSizing: 'border-box',
      width: 'auto',
      height: 'auto',
      paddingRight: '2.25rem',
      '&:focus-visible': { outline: `2px solid ${palette.focus}`, outlineOffset: 2 },
      '& option': { backgroundColor: palette.background.paper, color: palette.text.primary },
    },
    '& .MuiNativeSelect-icon': {
      top: '50%',
      right: theme.spacing(3),
      color: ownerState.chosen ? palette.selected.contrastText : palette.text.primary,
      transform: 'translateY(-50%)',
    },
  };
});

const Face = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  lineHeight: 1.25,
});

const Note = styled('small')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.regular,
}));

const Arrow = ({ className }: { className?: string }) => (
  <Icon name="chevron" size={16} className={className} />
);

type OtherChipProps<T extends string | number> = {
  name: string;
  other: NonNullable<ChipRadioProps<T>['other']>;
  value: T | null;
  look: Look;
  onChange: (value: T) => void;
};

const OtherChip = <T extends string | number>({ name, other, value, look, onChange }: OtherChipProps<T>) => (
  <ChipSelect
    ownerState={look}
    input={<InputBase />}
    IconComponent={Arrow}
    name={`${name}-other`}
    // The group carries the invalid state, not this control.
    inputProps={{ 'aria-label': other.label, 'aria-invalid': undefined }}
    value={look.chosen && value !== null ? String(value) : ''}
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
  </ChipSelect>
);

/** A single choice among a few short values, shown as chips that wrap. */
export const ChipRadio = <T extends string | number>(props: ChipRadioProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options, other } = rest;
  const isShown = options.some((option) => option.value === value);
  const invalid = Boolean(field.error);
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      {/* The fieldset has the radiogroup role and the legend names it. */}
      <Chips role="presentation" name={name} value={value} onBlur={onBlur}>
        {options.map((option) => (
          <Chip
            key={option.value}
            ownerState={{ chosen: option.value === value, invalid }}
            disableTypography
            label={
              option.spoken ? (
                <>
                  <Face aria-hidden="true">
                    <span>{option.label}</span>
                    {option.note && <Note>{option.note}</Note>}
                  </Face>
                  <VisuallyHidden>{option.spoken}</VisuallyHidden>
                </>
              ) : (
                <Phrase>{option.label}</Phrase>
              )
            }
            control={
              <FaceRadio
                value={option.value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
            }
          />
        ))}
        {other && (
          <OtherChip
            name={name}
            other={other}
            value={value}
            look={{ chosen: value !== null && !isShown, invalid }}
            onChange={onChange}
          />
        )}
      </Chips>
    </FieldGroup>
  );
};
