import type { Components, Theme } from '@mui/material/styles';
import { MuiAlert } from './MuiAlert.ts';
import { MuiButton } from './MuiButton.ts';
import { MuiButtonBase } from './MuiButtonBase.ts';
import { MuiFormControl } from './MuiFormControl.ts';
import { MuiFormHelperText } from './MuiFormHelperText.ts';
import { MuiFormLabel } from './MuiFormLabel.ts';
import { MuiInputAdornment } from './MuiInputAdornment.ts';
import { MuiInputBase } from './MuiInputBase.ts';
import { MuiLink } from './MuiLink.ts';
import { MuiOutlinedInput } from './MuiOutlinedInput.ts';
import { MuiPaper } from './MuiPaper.ts';
import { MuiSvgIcon } from './MuiSvgIcon.ts';
import { MuiTypography } from './MuiTypography.ts';

/**
 * Styles of the MUI components that every page uses. Our component files restyle the others, so that the styles load
 * with the component.
 */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiAlert,
  MuiButton,
  MuiButtonBase,
  MuiFormControl,
  MuiFormHelperText,
  MuiFormLabel,
  MuiInputAdornment,
  MuiInputBase,
  MuiLink,
  MuiOutlinedInput,
  MuiPaper,
  MuiSvgIcon,
  MuiTypography,
};
