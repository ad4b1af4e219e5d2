import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType } from 'react';

/** A label above its control, or visually hidden if the context is clear without it. */
export const FieldLabel = styled(FormLabel)<{ ownerState: { hidden?: boolean }; component?: ElementType }>(
  ({ ownerState }) => (ownerState.hidden ? visuallyHidden : {}),
);
