import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { base } from '../tokens/base.ts';
import type { ControlWidth } from './controlWidth.ts';
import { controlWidth } from './controlWidth.ts';

const touch = `${base.control.touch / 16}rem`;

/** Not based on MUI: sets the position and width of the control and its list. */
export const Frame = styled('div')<{ ownerState: { width: ControlWidth } }>(({ theme, ownerState }) => ({
  position: 'relative',
  width: '100%',
  ...controlWidth(theme, ownerState.width),
}));

/** Autocomplete sets the input's padding with several classes; '&&&&&' is more specific. */
export const Input = styled(OutlinedInput)(({ theme }) => ({
  '&&&&&': { padding: 0 },
  '&&&&& .MuiAutocomplete-input': {
    padding: theme.spacing(2, 4),
    // Always leaves space for both buttons, even without a value to clear.
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
    // Also without hover, on phones.
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
 * Replaces MUI's Popper to keep the list below the field with CSS alone. A list that flips above the field would cover
 * the label and the error.
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
