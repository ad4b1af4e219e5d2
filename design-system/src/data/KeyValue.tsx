import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { base } from '../tokens/base.ts';

export type KeyValueRow = { term: ReactNode; value: ReactNode };

type Layout = 'split' | 'stacked';

export type KeyValueProps = {
  /** A term and its value each. */
  rows: KeyValueRow[];
  /** 17 for a few figures that are the subject of the page. */
  size?: 15 | 17;
  /** `split`: the value at the other end of the line; `stacked`: under its term. */
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
    // An amount stays whole; a long value leaves room for its term.
    ...(layout === 'split' && { flexShrink: 0, maxWidth: '65%', textAlign: 'end' }),
  },
  ...(layout === 'split' && { display: 'flex', gap: theme.spacing(4), justifyContent: 'space-between' }),
}));

/** Not on MUI, which has no list of terms. */
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
