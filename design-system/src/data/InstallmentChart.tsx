import './InstallmentChart.css';

export type InstallmentPoint = {
  label: string;
  /** Pesos of the three parts; `projected` is the whole instalment under an assumed inflation. */
  capital: number;
  interest: number;
  projected?: number;
};

export type InstallmentChartProps = {
  data: InstallmentPoint[];
  /** What the picture shows, in a sentence; the figures themselves are in ScheduleTable. */
  label: string;
  legend: { capital: string; interest: string; projected?: string };
  startLabel: string;
  endLabel: string;
};

const column = 10;
const height = 100;

/** Instalments over time as stacked columns: capital below, interest with IVA above. */
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
    <figure className="pd-chart">
      <svg
        className="pd-chart__picture"
        viewBox={`0 0 ${Math.max(1, data.length) * column - 2} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {data.map((point, index) => {
          const capital = scaled(point.capital);
          const interest = scaled(point.interest);
          return (
            <g key={point.label}>
              <rect
                className="pd-chart__capital"
                x={index * column}
                y={height - capital}
                width={column - 2}
                height={capital}
              />
              <rect
                className="pd-chart__interest"
                x={index * column}
                y={height - capital - interest}
                width={column - 2}
                height={interest}
              />
            </g>
          );
        })}
        {hasProjection && <polyline className="pd-chart__projected" points={line} />}
      </svg>
      <div className="pd-chart__axis">
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </div>
      <figcaption className="pd-chart__legend">
        <span className="pd-chart__key pd-chart__key--capital">{legend.capital}</span>
        <span className="pd-chart__key pd-chart__key--interest">{legend.interest}</span>
        {hasProjection && legend.projected && (
          <span className="pd-chart__key pd-chart__key--projected">{legend.projected}</span>
        )}
      </figcaption>
    </figure>
  );
};
