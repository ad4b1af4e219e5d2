import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType } from 'react';

/** A label above its control. Hidden, it is only read out: for places that show enough without it. */
export const FieldLabel = styled(FormLabel)<{ ownerState: { hidden?: boolean }; component?: ElementType }>(
  ({ ownerState }) => (ownerState.hidden ? visuallyHidden : {}),
);
