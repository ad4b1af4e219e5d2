import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Layout of a page's or section's state: icon, heading, explanation and action. */
export const StateBox = styled(MuiStack)(({ theme }) => ({
  gap: theme.spacing(3),
  alignItems: 'flex-start',
  paddingBlock: theme.spacing(6),
}));

export const StateIcon = styled('span')<{ ownerState: { failed: boolean } }>(
  ({ theme, ownerState: { failed } }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '4rem',
    height: '4rem',
    borderRadius: theme.vars.shape.radius.card,
    backgroundColor: failed ? theme.vars.palette.error.light : theme.vars.palette.background.sand,
    color: failed ? theme.vars.palette.error.dark : theme.vars.palette.text.secondary,
  }),
);

export const StateText = styled('div')(({ theme }) => ({
  maxWidth: '65ch',
  color: theme.vars.palette.text.secondary,
}));

export const StateAction = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
}));
