import { styled } from '@mui/material/styles';

/** Space between the content and the viewport's edges, set by the page for all its parts. */
export const pageGutter = 'var(--pd-page-gutter, 1rem)';

/** Wraps header, main and footer in a column with the viewport's height. Not based on MUI. */
export const PageRoot = styled('div')(({ theme }) => ({
  '--pd-page-gutter': theme.spacing(4),
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // As a direct child, a button bar has no gutter to span.
  '& > .pd-button-bar--sticky': { marginInline: 0 },
  [theme.breakpoints.up('md')]: { '--pd-page-gutter': theme.spacing(8) },
}));
