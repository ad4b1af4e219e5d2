import { styled } from '@mui/material/styles';
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
  /** Names of the parts. */
  legend: { capital: string; interest: string; projected?: string };
  /** Text below the first column: 'Cuota 1'. */
  startLabel: string;
  /** Text below the last column. */
  endLabel: string;
};

const column = 10;
const height = 100;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '7.5rem',
  overflow: 'visible',
  forcedColorAdjust: 'none',
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

/**
 * Instalments over time as stacked columns: capital at the bottom, interest with IVA above. Not based on MUI X charts:
 * an SVG with two shapes per month is light enough for a form step.
 */
export const InstallmentChart = ({ data, label, legend, startLabel, endLabel }: InstallmentChartProps) => {
  const tallest = Math.max(
    1,
    ...data.map((point) => Math.max(point.capital + point.interest, point.projected ?? 0)),
  );
  const scaled = (amount: number) => (amount / tallest) * height;
  const hasProjection = data.some((point) => point.projected !== undefined);
  const line = data
    .map((point, index) => `${index * column + 4},${height - scaled(point.projected ?? 0)}`)
    .join(' ');
  return (
    <figure>
      <Drawing
        viewBox={`0 0 ${Math.max(1, data.length) * column - 2} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spokenPesos(label)}
      >
        {data.map((point, index) => {
          const capital = scaled(point.capital);
          const interest = scaled(point.interest);
          return (
            <g key={point.label}>
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
      <Axis>
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </Axis>
      <Legend>
        <Key ownerState={{ of: 'capital' }}>{legend.capital}</Key>
        <Key ownerState={{ of: 'interest' }}>{legend.interest}</Key>
        {hasProjection && legend.projected && <Key ownerState={{ of: 'projected' }}>{legend.projected}</Key>}
      </Legend>
    </figure>
  );
};
