import { styled } from '@mui/material/styles';
import { workshopBrands } from '../tokens/thirdBrand.ts';
import type { Mode } from '../tokens/semantic.ts';

const modes: Mode[] = ['light', 'dark'];

/** Every brand in light and dark mode. */
export const looks = Object.entries(workshopBrands).flatMap(([name, { color }]) =>
  modes.map((mode) => ({ name: `${name}, ${mode}`, color: color[mode] })),
);

/** A table of samples with one row per token. Scrolls horizontally on phones. */
export const SampleTable = styled('table')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  // Leaves space for the focus ring.
  padding: theme.spacing(1),
  overflowX: 'auto',
  borderCollapse: 'collapse',
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    padding: theme.spacing(1, 3, 1, 0),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& thead th': { whiteSpace: 'normal' },
}));
