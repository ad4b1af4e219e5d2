import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ControlWidth } from './controlWidth.ts';
import { controlWidth } from './controlWidth.ts';

/** The box of a text control, with the requested width. */
export const ControlBox = styled(OutlinedInput)<{ ownerState: { width: ControlWidth } }>(
  ({ theme, ownerState }) => controlWidth(theme, ownerState.width),
);
