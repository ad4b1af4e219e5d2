import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType } from 'react';

/** Above its control, or only said where the place says enough to those who see it. */
export const FieldLabel = styled(FormLabel)<{ ownerState: { hidden?: boolean }; component?: ElementType }>(
  ({ ownerState }) => (ownerState.hidden ? visuallyHidden : {}),
);
