import { styled } from '@mui/material/styles';

/** Space between the content and the viewport's edges, set by the page for all its parts. */
export const pageGutter = 'var(--pd-page-gutter, 1rem)';

/** Width of the page's content, which header, main and footer share. */
const pageWidth = 'var(--pd-page-width, 69.75rem)';

/** Inline padding that centres content of the page's width. */
export const pageInset = `max(${pageGutter}, (100% - ${pageWidth}) / 2)`;

/** Wraps header, main and footer in a column with the viewport's height. Not based on MUI. */
export const PageRoot = styled('div')<{ ownerState?: { width: string } }>(({ theme, ownerState }) => ({
  '--pd-page-gutter': theme.spacing(4),
  ...(ownerState && { '--pd-page-width': ownerState.width }),
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // As a direct child, a button bar has no gutter to span.
  '& > .pd-button-bar--sticky': { marginInline: 0 },
  [theme.breakpoints.up('md')]: { '--pd-page-gutter': theme.spacing(8) },
}));
