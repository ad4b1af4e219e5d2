import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { spokenPesos } from '../foundations/spokenPesos.ts';
import { base } from '../tokens/base.ts';
import { Phrase } from '../foundations/Phrase.tsx';

export type SharePart = {
  /** Name of the part: 'Interés'. */
  label: string;
  /** Explanation in plain words. */
  note?: ReactNode;
  /** Share of the total, 0 to 1. */
  share: number;
  /** Formatted share: '$ 44,6'. */
  value: ReactNode;
  /** Formatted amount: '$ 19.411.212,00'. */
  detail: ReactNode;
};

export type ShareBarProps = {
  /** Accessible description of the bar in one sentence; the list below it has the figures. */
  label: string;
  /** Parts from left to right; at most five. */
  parts: SharePart[];
};

/** Not based on MUI: a divided bar with a list of its parts. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  height: '1.75rem',
  borderRadius: theme.vars.shape.radius.field,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
}));

const colors = ({ palette }: Theme['vars']) => [
  palette.chart.capital,
  palette.chart.interest,
  palette.edge,
  palette.chart.projected,
  palette.text.primary,
];

const Segment = styled('span')<{ ownerState: { at: number; share: number } }>(({ theme, ownerState }) => ({
  flex: `${ownerState.share} 0 0`,
  minWidth: 2,
  backgroundColor: colors(theme.vars)[ownerState.at],
}));

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  marginTop: theme.spacing(4),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.45,
}));

const Part = styled('div')<{ ownerState: { at: number } }>(({ theme, ownerState }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  '&::before': {
    flex: 'none',
    width: 12,
    height: 12,
    marginTop: 4,
    borderRadius: 4,
    backgroundColor: colors(theme.vars)[ownerState.at],
    content: '""',
    forcedColorAdjust: 'none',
  },
  // With large text on a narrow phone, the figure wraps below its name.
  '& > dt': { flex: '1 1 6rem', minWidth: 0 },
  '& > dd': {
    minWidth: 0,
    margin: 0,
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

const Small = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
}));

const Strong = styled('span')({ fontWeight: base.weight.semibold });

/** Shows how a total is divided: a bar plus a list with the figures. */
export const ShareBar = ({ label, parts }: ShareBarProps) => (
  <div>
    <Bar role="img" aria-label={spokenPesos(label)}>
      {parts.map((part, at) => (
        <Segment key={part.label} ownerState={{ at, share: part.share }} />
      ))}
    </Bar>
    <List>
      {parts.map((part, at) => (
        <Part key={part.label} ownerState={{ at }}>
          <dt>
            <Phrase>{part.label}</Phrase>
            {part.note && <Small>{part.note}</Small>}
          </dt>
          <dd>
            <Strong>{part.value}</Strong>
            <Small>{part.detail}</Small>
          </dd>
        </Part>
      ))}
    </List>
  </div>
);
