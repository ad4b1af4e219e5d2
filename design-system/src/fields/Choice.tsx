import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { RadioProps } from '@mui/material/Radio';
import type { CSSObject } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { base } from '../tokens/base.ts';

const size = '1.625rem';

const around: CSSObject = {
  margin: '0.5625rem 0',
  padding: 0,
  // The target is 44 px; the drawing is smaller.
  '& input': { top: -10, left: -10, width: 'calc(100% + 20px)', height: 'calc(100% + 20px)' },
  // Shows the native control, which respects the user's forced colours.
  '@media (forced-colors: active)': {
    '& input': { top: 0, left: 0, width: '100%', height: '100%', opacity: 1 },
  },
};

const RadioRoot = styled(Radio)(around);
const CheckboxRoot = styled(Checkbox)(around);

const Sign = styled('span')<{ ownerState: { round?: boolean } }>(({ theme, ownerState: { round } }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    width: size,
    height: size,
    border: `1.5px solid ${palette.edge}`,
    borderRadius: round ? '50%' : 7,
    backgroundColor: palette.background.paper,
    'input:hover + &': { borderColor: palette.text.primary },
    'input:checked + &': { borderColor: palette.selected.main, backgroundColor: palette.selected.main },
    'input:checked + &::after': {
      position: 'absolute',
      content: '""',
      ...(round
        ? { inset: 6, borderRadius: '50%', backgroundColor: palette.selected.contrastText }
        : {
            top: 3,
            left: 7,
            width: 8,
            height: 13,
            border: `solid ${palette.selected.contrastText}`,
            borderWidth: '0 2.5px 2.5px 0',
            transform: 'rotate(45deg)',
          }),
    },
    'input:focus-visible + &': { outline: `2px solid ${palette.focus}`, outlineOffset: 2 },
    'input:disabled + &': { borderStyle: 'dashed', backgroundColor: palette.background.sand },
    'input[aria-invalid=true] + &, fieldset[aria-invalid=true] input + &': {
      borderColor: palette.error.main,
    },
    '@media (forced-colors: active)': { visibility: 'hidden' },
  };
});

/** MUI passes `fontSize` to its icon, so the icon must be a component. */
const Box = () => <Sign ownerState={{}} />;
const Ring = () => <Sign ownerState={{ round: true }} />;

/** The radio button of a Choice. */
export const ChoiceRadio = (props: RadioProps) => (
  <RadioRoot {...props} disableRipple icon={<Ring />} checkedIcon={<Ring />} />
);

/** The checkbox of a Choice. */
export const ChoiceCheckbox = (props: CheckboxProps) => (
  <CheckboxRoot {...props} disableRipple icon={<Box />} checkedIcon={<Box />} />
);

/** Not based on MUI: keeps the hint outside the label, which must contain only the control's name. */
const Root = styled('div')({ maxWidth: '65ch' });

const Label = styled(FormControlLabel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  alignItems: 'start',
  margin: 0,
  '&.Mui-disabled': { cursor: 'not-allowed' },
  '& .MuiFormControlLabel-label': {
    alignContent: 'center',
    minHeight: `${base.control.touch / 16}rem`,
    paddingBlock: theme.spacing(2),
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    '&.Mui-disabled': { color: 'inherit' },
  },
}));

const Hint = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(-1),
  paddingInlineStart: `calc(${size} + ${theme.spacing(3)})`,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.4,
}));

export type ChoiceProps = {
  /** Id of the control; the hint's id is `<id>-hint`. */
  id: string;
  control: ReactElement;
  label: ReactNode;
  hint?: ReactNode;
};

/** A radio button or checkbox with a label next to it and a hint below. */
export const Choice = ({ id, control, label, hint }: ChoiceProps) => (
  <Root>
    <Label htmlFor={id} control={control} label={label} slotProps={{ typography: { variant: 'inherit' } }} />
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
  </Root>
);
