import Radio from '@mui/material/Radio';
import type { RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';

const Root = styled(Radio)(({ theme }) => ({
  position: 'absolute',
  // Creates a stacking context that keeps the input below fixed elements; `inset: -1` covers the face's border.
  zIndex: 0,
  inset: -1,
  padding: 0,
  borderRadius: 'inherit',
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** MUI passes `fontSize` to its icon, so the icon must be a component. */
const NoIcon = () => null;

/** MUI's radio without an icon, laid over the label that draws it, so that the entire face is the target. */
export const FaceRadio = (props: RadioProps) => (
  <Root {...props} disableRipple icon={<NoIcon />} checkedIcon={<NoIcon />} />
);
