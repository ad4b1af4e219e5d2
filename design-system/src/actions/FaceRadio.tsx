import Radio from '@mui/material/Radio';
import type { RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';

const Root = styled(Radio)(({ theme }) => ({
  position: 'absolute',
  // Over the face's border as well; under what is fixed to the screen.
  zIndex: 0,
  inset: -1,
  padding: 0,
  borderRadius: 'inherit',
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** MUI gives a radio's icon a size of text; here there is no icon. */
const NoIcon = () => null;

/** MUI's radio without a sign of its own, laid over the label that draws it: the whole face is the target. */
export const FaceRadio = (props: RadioProps) => (
  <Root {...props} disableRipple icon={<NoIcon />} checkedIcon={<NoIcon />} />
);
