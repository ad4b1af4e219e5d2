import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { base } from '../tokens/base.ts';
import type { ControlWidth } from './controlWidth.ts';
import { controlWidth } from './controlWidth.ts';

const touch = `${base.control.touch / 16}rem`;

/** Not on MUI: only the place and the width of the control and of the list under it. */
export const Frame = styled('div')<{ ownerState: { width: ControlWidth } }>(({ theme, ownerState }) => ({
  position: 'relative',
  width: '100%',
  ...controlWidth(theme, ownerState.width),
}));

/** Autocomplete sizes the input for its own edge and icons, with several classes at once: '&&&&&' is above them. */
export const Input = styled(OutlinedInput)(({ theme }) => ({
  '&&&&&': { padding: 0 },
  '&&&&& .MuiAutocomplete-input': {
    padding: theme.spacing(2, 4),
    // The text ends before both buttons, whether or not there is something to clear.
    paddingRight: '6rem',
  },
  '&&&&& .MuiAutocomplete-endAdornment': {
    right: `calc(${theme.spacing(1)} - 1px)`,
    display: 'flex',
    alignItems: 'center',
  },
  '& .MuiAutocomplete-clearIndicator, & .MuiAutocomplete-popupIndicator': {
    width: touch,
    height: touch,
    margin: 0,
    padding: 0,
    borderRadius: theme.vars.shape.radius.field,
    // Also where nothing hovers: on a phone.
    visibility: 'visible',
    '&, &.Mui-disabled': { color: theme.vars.palette.text.primary },
    '&:hover': { backgroundColor: 'transparent' },
  },
}));

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 20,
  top: 'calc(100% + 6px)',
  right: 0,
  left: 0,
  '& .MuiAutocomplete-noOptions, & .MuiAutocomplete-loading': {
    padding: theme.spacing(4),
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
  },
}));

/**
 * In the place of MUI's Popper: always right under the field, by the sheet alone. A list that turns over to where there
 * is room would hide the label and the error.
 */
export const Popup = ({ open, children }: Pick<PopperProps, 'open' | 'children'>) =>
  open && typeof children !== 'function' ? <Place role="presentation">{children}</Place> : null;

export const Sheet = styled(Paper)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.vars.shape.radius.field,
  boxShadow: '0 16px 32px -12px rgb(0 0 0 / 28%)',
}));

export const List = styled('ul')(({ theme }) => ({
  maxHeight: 'calc(min(20rem, 45dvh) - 2px)',
  padding: theme.spacing(1),
  overflow: 'auto',
  overscrollBehavior: 'contain',
}));

export const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touch,
  padding: theme.spacing(2, 3),
  borderRadius: `calc(${theme.vars.shape.radius.field} - 4px)`,
  cursor: 'pointer',
  '&.Mui-focused, &:hover': { backgroundColor: theme.vars.palette.background.sand },
  '&[aria-selected="true"]': { fontWeight: base.weight.semibold },
  '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight' } },
}));

export const Detail = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

const Turning = styled(CircularProgress)(({ theme }) => ({
  color: theme.vars.palette.edge,
  animationDuration: '0.8s',
}));

export const Spinner = () => <Turning size="1.125rem" thickness={4.9} disableShrink aria-hidden="true" />;
