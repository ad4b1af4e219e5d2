import { styled } from '@mui/material/styles';
import { spokenPesos } from '../foundations/spokenPesos.ts';
import { base } from '../tokens/base.ts';
import { KeyValue, type KeyValueRow } from './KeyValue.tsx';

type Line = {
  name: string;
  /** One value per point; both lines have the same number. */
  values: number[];
  /** Figures shown below the line's name. */
  rows?: KeyValueRow[];
};

export type TwoLinesProps = {
  /** Accessible description of the chart in one sentence; show a table with the figures next to it. */
  label: string;
  /** The two lines, in the order of their colours. */
  lines: [Line, Line];
  /** Index of the first point at which the second line is above the first; null if they do not cross. */
  crossing: number | null;
  /** Text below the first point. */
  startLabel: string;
  /** Text below the crossing. */
  crossingLabel?: string;
  /** Text below the last point. */
  endLabel: string;
};

const width = 600;
const height = 160;

/** Not based on MUI X charts: an SVG with two lines is light enough for a form step. */
const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '11rem',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  '& polyline': { fill: 'none', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .first': { stroke: theme.vars.palette.chart.capital },
  '& .second': { stroke: theme.vars.palette.chart.projected },
  '& .mark': { stroke: theme.vars.palette.text.soft, strokeDasharray: '4 5' },
  '& .ground': { stroke: theme.vars.palette.divider },
  '& *': { vectorEffect: 'non-scaling-stroke' },
}));

const Plot = styled('div')({ position: 'relative' });

/** HTML instead of SVG: the SVG is stretched, which would turn a circle into an oval. */
const Point = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: 14,
  height: 14,
  border: `3px solid ${theme.vars.palette.text.primary}`,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  transform: 'translate(-50%, -50%)',
  forcedColorAdjust: 'none',
}));

const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  whiteSpace: 'nowrap',
}));

const CrossingLabel = styled('span')({ position: 'absolute', transform: 'translateX(-50%)' });

const Legend = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginTop: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.panel,
  '& > :first-of-type': { borderInlineEnd: `1px solid ${theme.vars.palette.divider}` },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  minWidth: 0,
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(3),
    // On phones, a column is too narrow for a term and its value on one line.
    '& dl > div': { flexDirection: 'column', gap: 0 },
    '& dl > div > dd': { maxWidth: 'none', textAlign: 'start' },
  },
}));

const Key = styled('span')<{ ownerState: { of: 'capital' | 'projected' } }>(({ theme, ownerState }) => ({
  display: 'inline-flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  '&::before': {
    width: 12,
    height: 12,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.chart[ownerState.of],
    content: '""',
    forcedColorAdjust: 'none',
  },
}));

/** Distance from the ends, as a share of the width, at which the crossing's label would touch the end labels. */
const END_ROOM = 0.24;

/** Two amounts over time and the point at which the second overtakes the first. */
export const TwoLines = (props: TwoLinesProps) => {
  const { label, lines, crossing, startLabel, crossingLabel, endLabel } = props;
  const [first, second] = lines;
  const last = Math.max(1, first.values.length - 1);
  const tallest = Math.max(1, ...first.values, ...second.values) * 1.08;
  const x = (at: number) => at / last;
  const y = (value: number) => 1 - value / tallest;
  const points = (values: number[]) =>
    values.map((value, at) => `${x(at) * width},${y(value) * height}`).join(' ');
  const met = crossing === null ? undefined : first.values[crossing];
  const isBetween = crossing !== null && x(crossing) > END_ROOM && x(crossing) < 1 - END_ROOM;
  return (
    <figure>
      <Plot>
        <Drawing
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={spokenPesos(label)}
        >
          <line className="ground" x1={0} x2={width} y1={height} y2={height} />
          {crossing !== null && (
            <line className="mark" x1={x(crossing) * width} x2={x(crossing) * width} y1={0} y2={height} />
          )}
          <polyline className="first" points={points(first.values)} />
          <polyline className="second" points={points(second.values)} />
        </Drawing>
        {crossing !== null && met !== undefined && (
          <Point style={{ left: `${x(crossing) * 100}%`, top: `${y(met) * 100}%` }} />
        )}
      </Plot>
      <Axis>
        <span>{startLabel}</span>
        {isBetween && crossingLabel && (
          <CrossingLabel style={{ left: `${x(crossing) * 100}%` }}>{crossingLabel}</CrossingLabel>
        )}
        <span>{endLabel}</span>
      </Axis>
      <Legend>
        {lines.map(({ name, rows }, at) => (
          <Side key={name}>
            <Key ownerState={{ of: at === 0 ? 'capital' : 'projected' }}>{name}</Key>
            {rows && <KeyValue rows={rows} />}
          </Side>
        ))}
      </Legend>
    </figure>
  );
};
