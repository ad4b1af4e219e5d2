import { styled } from '@mui/material/styles';

export type VehicleKind = 'car' | 'pickup' | 'motorcycle';

export type VehicleImageProps = {
  /** Kind of vehicle to draw. */
  kind: VehicleKind;
};

/** Not based on MUI: a drawing in the theme's colours. */
const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: '18rem',
  marginInline: 'auto',
  height: 'auto',
  '& .body': { fill: theme.vars.palette.fill },
  '& .glass': { fill: theme.vars.palette.background.paper },
  '& .line': {
    fill: 'none',
    stroke: theme.vars.palette.fill,
    strokeWidth: 7,
    strokeLinecap: 'round',
  },
  '& .wheel': { fill: theme.vars.palette.text.primary },
  '& .hub': { fill: theme.vars.palette.background.paper },
}));

const Wheel = ({ x, r = 17 }: { x: number; r?: number }) => (
  <>
    <circle className="wheel" cx={x} cy={80 - r + 15} r={r} />
    <circle className="hub" cx={x} cy={80 - r + 15} r={r * 0.38} />
  </>
);

const drawings = {
  car: (
    <>
      <path
        className="body"
        d="M6 64c0-8 5-12 13-13l29-5 19-19c6-6 12-9 21-9h41c11 0 19 3 26 10l17 17 22 5c9 2 14 8 14 17v6c0 6-4 9-9 9H15c-6 0-9-4-9-9Z"
      />
      <path className="glass" d="M61 45 76 30c4-4 8-5 13-5h11v20Zm47 0V25h20c8 0 14 2 19 7l12 13Z" />
      <Wheel x={52} />
      <Wheel x={160} />
    </>
  ),
  pickup: (
    <>
      <path
        className="body"
        d="M6 62c0-7 4-11 11-12l28-5 16-19c5-6 10-8 18-8h29c5 0 8 3 8 8v20h88c4 0 6 2 6 6v20c0 6-4 10-9 10H15c-6 0-9-4-9-9Z"
      />
      <path className="glass" d="m56 44 14-16c2-2 5-3 8-3h6v19Zm36 0V25h13v19Z" />
      <Wheel x={50} />
      <Wheel x={166} />
    </>
  ),
  motorcycle: (
    <>
      <path className="line" d="M50 73 78 25h15M106 72l54 1" />
      <path className="body" d="M74 42c12-8 32-10 46 0l14 4 34-6c5-1 8 4 4 8l-16 12-20 2-10 20H90L76 60Z" />
      <circle className="wheel" cx="66" cy="36" r="7" />
      <Wheel x={50} r={22} />
      <Wheel x={160} r={22} />
    </>
  ),
} as const;

/** A decorative silhouette of a vehicle; the adjacent text names the vehicle. */
export const VehicleImage = ({ kind }: VehicleImageProps) => (
  <Drawing viewBox="0 0 210 98" aria-hidden="true" focusable="false" data-kind={kind}>
    {drawings[kind]}
  </Drawing>
);
