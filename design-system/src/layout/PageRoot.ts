import { styled } from '@mui/material/styles';

/** The room between the content and the screen's edges, which a page sets for everything on it. */
export const pageGutter = 'var(--pd-page-gutter, 1rem)';

/** Header, main and footer. Not on MUI: only a column as high as the screen. */
export const PageRoot = styled('div')(({ theme }) => ({
  '--pd-page-gutter': theme.spacing(4),
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Directly under the page a foot bar has no gutter to reach over.
  '& > .pd-button-bar--sticky': { marginInline: 0 },
  [theme.breakpoints.up('md')]: { '--pd-page-gutter': theme.spacing(8) },
}));
