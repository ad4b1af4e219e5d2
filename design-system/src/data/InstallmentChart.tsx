import { styled } from '@mui/material/styles';
import { useState, type PointerEvent } from 'react';
import { spokenPesos } from '../foundations/spokenPesos.ts';

export type InstallmentPoint = {
  label: string;
  /** Amounts in pesos; `projected` is the full instalment under an assumed inflation. */
  capital: number;
  interest: number;
  projected?: number;
};

export type InstallmentChartProps = {
  /** One point per month, drawn as a column. */
  data: InstallmentPoint[];
  /** Accessible description of the chart in one sentence; ScheduleTable shows the figures. */
  label: string;
  /** Formats pesos for display. */
  format: (pesos: number) => string;
  /** Names of the parts. */
  legend: { capital: string; interest: string; projected?: string };
  /** Text below the first column: 'Cuota 1'. */
  startLabel: string;
  /** Text below the last column. */
  endLabel: string;
};

const column = 10;
const height = 100;

const Plot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(2),
}));

const Scale = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: '3.25rem',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
}));

const ScaleLabel = styled('span')<{ ownerState: { share: number } }>(({ ownerState: { share } }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: `${share * 100}%`,
  lineHeight: 1,
  transform: 'translateY(50%)',
  whiteSpace: 'nowrap',
}));

const Chosen = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '7.5rem',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  // The page still scrolls when a finger moves up or down.
  touchAction: 'pan-y',
  '& .faded': { opacity: 0.45 },
  '& .line': { stroke: theme.vars.palette.divider, vectorEffect: 'non-scaling-stroke' },
  '& .capital': { fill: theme.vars.palette.chart.capital },
  '& .interest': { fill: theme.vars.palette.chart.interest },
  '& .projected': {
    fill: 'none',
    stroke: theme.vars.palette.chart.projected,
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke',
  },
}));

const Axis = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
}));

const Legend = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.caption.fontSize,
}));

const Key = styled('span')<{ ownerState: { of: 'capital' | 'interest' | 'projected' } }>(
  ({ theme, ownerState }) => ({
    display: 'inline-flex',
    gap: '0.375rem',
    alignItems: 'center',
    '&::before': {
      ...(ownerState.of === 'projected' ? { width: 16, height: 3 } : { width: 10, height: 10 }),
      borderRadius: 3,
      backgroundColor: theme.vars.palette.chart[ownerState.of],
      content: '""',
      forcedColorAdjust: 'none',
    },
  }),
);

const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** Returns '$ 0,5 M', or '$ 500 mil' if the whole scale is below a million. */
const scaleText = (pesos: number, tallest: number) =>
  `$\u00a0${tallest < 1_000_000 ? `${decimal.format(pesos / 1_000)} mil` : `${decimal.format(pesos / 1_000_000)} M`}`;

/** Returns two round amounts up to `tallest`, for the scale. */
function ticks(tallest: number): number[] {
  const unit = 10 ** Math.floor(Math.log10(tallest / 2));
  const step = ([5, 2.5, 2, 1].find((factor) => factor * unit * 2 <= tallest) ?? 1) * unit;
  return [step, step * 2];
}

/**
 * Instalments over time as stacked columns: capital at the bottom, interest with IVA above. The column under the
 * pointer shows its amounts; before that, the first one does. Not based on MUI X charts: an SVG with two shapes per
 * month is light enough for a form step.
 */
export const InstallmentChart = ({
  data,
  label,
  format,
  legend,
  startLabel,
  endLabel,
}: InstallmentChartProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const tallest = Math.max(
    1,
    ...data.map((point) => Math.max(point.capital + point.interest, point.projected ?? 0)),
  );
  const scaled = (amount: number) => (amount / tallest) * height;
  const width = Math.max(1, data.length) * column - 2;
  const hasProjection = data.some((point) => point.projected !== undefined);
  const line = data
    .map((point, index) => `${index * column + 4},${height - scaled(point.projected ?? 0)}`)
    .join(' ');
  const shown = data[chosen ?? 0];
  const choose = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width: drawn } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / drawn) * data.length);
    if (data[index] !== undefined) setChosen(index);
  };
  const amount = (value: number | undefined) => (value === undefined ? '' : ` ${format(value)}`);
  return (
    <figure>
      {/* Screen readers get the label and the ScheduleTable. */}
      {shown && (
        <Chosen aria-hidden="true">
          {`${shown.label}: `}
          <b>{format(shown.capital + shown.interest)}</b>
        </Chosen>
      )}
      <Plot>
        <Scale aria-hidden="true">
          {data.length > 0 &&
            ticks(tallest).map((value) => (
              <ScaleLabel key={value} ownerState={{ share: value / tallest }}>
                {scaleText(value, tallest)}
              </ScaleLabel>
            ))}
        </Scale>
        <Drawing
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={spokenPesos(label)}
          onPointerDown={choose}
          onPointerMove={choose}
          onPointerLeave={() => setChosen(null)}
        >
          {ticks(tallest).map((value) => (
            <line
              key={value}
              className="line"
              x1={0}
              x2={width}
              y1={height - scaled(value)}
              y2={height - scaled(value)}
            />
          ))}
          {data.map((point, index) => {
            const capital = scaled(point.capital);
            const interest = scaled(point.interest);
            return (
              <g key={point.label} className={chosen === null || chosen === index ? undefined : 'faded'}>
                <rect
                  className="capital"
                  x={index * column}
                  y={height - capital}
                  width={column - 2}
                  height={capital}
                />
                <rect
                  className="interest"
                  x={index * column}
                  y={height - capital - interest}
                  width={column - 2}
                  height={interest}
                />
              </g>
            );
          })}
          {hasProjection && <polyline className="projected" points={line} />}
        </Drawing>
        <span />
        <Axis>
          <span>{startLabel}</span>
          <span>{endLabel}</span>
        </Axis>
      </Plot>
      <Legend>
        <Key ownerState={{ of: 'capital' }}>{`${legend.capital}${amount(shown?.capital)}`}</Key>
        <Key ownerState={{ of: 'interest' }}>{`${legend.interest}${amount(shown?.interest)}`}</Key>
        {hasProjection && legend.projected && (
          <Key ownerState={{ of: 'projected' }}>{`${legend.projected}${amount(shown?.projected)}`}</Key>
        )}
      </Legend>
    </figure>
  );
};
