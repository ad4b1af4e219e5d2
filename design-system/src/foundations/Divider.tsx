import MuiDivider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import type { Gap } from './Stack.tsx';

export type DividerProps = {
  /** Above and below, in steps of the 4-pixel grid. */
  space?: Gap;
};

const Line = styled(MuiDivider)<{ ownerState: { space: Gap } }>(({ theme, ownerState: { space } }) => ({
  marginBlock: theme.spacing(space),
}));

/** A line between two parts of a page, such as a form and another way to go on. */
export const Divider = ({ space = 4 }: DividerProps) => <Line ownerState={{ space }} />;
