import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { base } from '../tokens/base.ts';

export type KeyValueRow = { term: ReactNode; value: ReactNode };

type Layout = 'split' | 'stacked';

export type KeyValueProps = {
  /** Terms and their values. */
  rows: KeyValueRow[];
  /** Font size in pixels; 17 for the main figures of a page. */
  size?: 15 | 17;
  /** `split`: the value is at the end of the line. `stacked`: it is below the term. */
  layout?: Layout;
};

const List = styled('dl')<{ ownerState: { size: 15 | 17 } }>(({ theme, ownerState: { size } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(size === 17 ? 4 : 2),
  fontSize: size === 17 ? theme.typography.body1.fontSize : theme.typography.body2.fontSize,
  lineHeight: 1.45,
}));

const Row = styled('div')<{ ownerState: { layout: Layout } }>(({ theme, ownerState: { layout } }) => ({
  '& > dt': { minWidth: 0, overflowWrap: 'anywhere', color: theme.vars.palette.text.soft },
  '& > dd': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: base.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    // An amount does not wrap; a long value leaves space for its term.
    ...(layout === 'split' && { flexShrink: 0, maxWidth: '65%', textAlign: 'end' }),
  },
  ...(layout === 'split' && { display: 'flex', gap: theme.spacing(4), justifyContent: 'space-between' }),
}));

/** A list of terms and values; MUI has none. */
export const KeyValue = ({ rows, size = 15, layout = 'split' }: KeyValueProps) => (
  <List ownerState={{ size }}>
    {rows.map((row, index) => (
      <Row key={typeof row.term === 'string' ? row.term : index} ownerState={{ layout }}>
        <dt>{row.term}</dt>
        <dd>{row.value}</dd>
      </Row>
    ))}
  </List>
);
