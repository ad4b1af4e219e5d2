import { styled } from '@mui/material/styles';

/** Its controls are 40 pixels high where a mouse or a keyboard uses them, for the tools of a list; a finger gets the usual height. */
export const Compact = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: {
    '& .MuiOutlinedInput-root': { minHeight: '2.5rem' },
    '& .MuiOutlinedInput-input': { paddingBlock: '0.375rem', fontSize: theme.typography.body2.fontSize },
    '& .MuiFormLabel-root, & legend': { fontSize: theme.typography.caption.fontSize },
  },
}));
