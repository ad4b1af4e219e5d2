import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { base } from '../tokens/base.ts';

export type KeyValueRow = { term: ReactNode; value: ReactNode };

type Layout = 'split' | 'stacked';

export type KeyValueProps = {
  /** A term and its value each. */
  rows: KeyValueRow[];
  /** `split`: the value at the other end of the line; `stacked`: under its term. */
  layout?: Layout;
};

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.45,
}));

const Row = styled('div')<{ ownerState: { layout: Layout } }>(({ theme, ownerState: { layout } }) => ({
  '& > dt': { minWidth: 0, overflowWrap: 'anywhere', color: theme.vars.palette.text.soft },
  '& > dd': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: base.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    // An amount stays whole; a long value leaves room for its term.
    ...(layout === 'split' && { flexShrink: 0, maxWidth: '65%', textAlign: 'end' }),
  },
  ...(layout === 'split' && { display: 'flex', gap: theme.spacing(4), justifyContent: 'space-between' }),
}));

/** Not on MUI, which has no list of terms. */
export const KeyValue = ({ rows, layout = 'split' }: KeyValueProps) => (
  <List>
    {rows.map((row, index) => (
      <Row key={typeof row.term === 'string' ? row.term : index} ownerState={{ layout }}>
        <dt>{row.term}</dt>
        <dd>{row.value}</dd>
      </Row>
    ))}
  </List>
);
