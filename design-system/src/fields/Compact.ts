import { styled } from '@mui/material/styles';

/** Sets controls to 40 px on wide screens, for the tools of a list; phones keep the default height. */
export const Compact = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: {
    '& .MuiOutlinedInput-root': { minHeight: '2.5rem' },
    '& .MuiOutlinedInput-input': { paddingBlock: '0.375rem', fontSize: theme.typography.body2.fontSize },
    '& .MuiFormLabel-root, & legend': { fontSize: theme.typography.caption.fontSize },
  },
}));
