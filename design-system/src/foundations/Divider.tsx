import MuiDivider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import type { Gap } from './Stack.tsx';

export type DividerProps = {
  /** Space above and below in 4 px steps. */
  space?: Gap;
};

const Line = styled(MuiDivider)<{ ownerState: { space: Gap } }>(({ theme, ownerState: { space } }) => ({
  marginBlock: theme.spacing(space),
}));

/** A line between two parts of a page, for example a form and an alternative to it. */
export const Divider = ({ space = 4 }: DividerProps) => <Line ownerState={{ space }} />;
