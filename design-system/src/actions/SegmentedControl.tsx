import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { FieldProps } from '../fields/Field.tsx';
import { FieldGroup, splitFieldProps } from '../fields/Field.tsx';
import { Phrase } from '../foundations/Phrase.tsx';
import { base } from '../tokens/base.ts';
import { FaceRadio } from './FaceRadio.tsx';

export type SegmentedOption<T extends string> = { value: T; label: string; disabledReason?: string };

export type SegmentedControlProps<T extends string> = FieldProps & {
  /** Form field name; also the id unless `id` is set. */
  name: string;
  /** Selected value; never empty. */
  value: T;
  /** Called with the selected value. */
  onChange: (value: T) => void;
  /** Two or three options. An option with a `disabledReason` is disabled and the control shows the reason. */
  options: SegmentedOption<T>[];
};

const Segments = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  borderRadius: theme.vars.shape.radius.button,
  backgroundColor: theme.vars.palette.background.sand,
}));

const Segment = styled(FormControlLabel)<{ ownerState: { chosen: boolean } }>(({
  theme,
  ownerState: { chosen },
}) => {
  const { palette, shape } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    minHeight: `${base.control.touch / 16}rem`,
    margin: 0,
    padding: theme.spacing(1, 3),
    border: '1px solid transparent',
    borderRadius: `calc(${shape.radius.button} - 4px)`,
    color: palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: base.weight.semibold,
    textAlign: 'center',
    transition: `background-color ${base.motion.fast}ms`,
    '&:hover': { color: palette.text.primary },
    // The border marks the selected segment with a contrast of 3:1 on sand; the shadow alone would not.
    ...(chosen && {
      borderColor: palette.edge,
      backgroundColor: palette.background.paper,
      boxShadow: palette.shadow.raised,
      color: palette.text.primary,
      '@media (forced-colors: active)': { border: '3px solid Highlight' },
    }),
    '&.Mui-disabled': {
      color: palette.text.soft,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
    },
  };
});

const Reason = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
}));

/** Two or three short options, one always selected. Arrow keys move the selection. */
export const SegmentedControl = <T extends string>(props: SegmentedControlProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, options } = rest;
  const reasonId = (option: SegmentedOption<T>) => `${name}-${option.value}-reason`;
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      {/* The fieldset has the radiogroup role and the legend names it. */}
      <Segments role="presentation" name={name} value={value}>
        {options.map((option) => (
          <Segment
            key={option.value}
            ownerState={{ chosen: option.value === value }}
            disableTypography
            label={<Phrase>{option.label}</Phrase>}
            control={
              <FaceRadio
                value={option.value}
                disabled={Boolean(option.disabledReason)}
                slotProps={{
                  input: { 'aria-describedby': option.disabledReason ? reasonId(option) : undefined },
                }}
                onChange={() => onChange(option.value)}
              />
            }
          />
        ))}
      </Segments>
      {options.map(
        (option) =>
          option.disabledReason && (
            <Reason key={option.value} id={reasonId(option)}>
              {`${option.label}: ${option.disabledReason}`}
            </Reason>
          ),
      )}
    </FieldGroup>
  );
};
