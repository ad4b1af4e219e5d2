import { styled } from '@mui/material/styles';

export type QrImageProps = {
  /** Row by row, true for a dark module; with the light modules around it, without which cameras find nothing. */
  modules: readonly (readonly boolean[])[];
  /** The name that a screen reader says: where the code leads. */
  label: string;
  /** Where scanning it is the first thing to do. */
  large?: boolean;
};

/** Not on MUI: one drawing, dark on white in both modes, since cameras want it so. */
const Drawing = styled('svg')<{ ownerState: { large: boolean } }>(({ theme, ownerState: { large } }) => ({
  width: large ? '18rem' : '13rem',
  maxWidth: '100%',
  // Beside a text that would take its room: smaller, a camera reads it from less far.
  flexShrink: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.panel,
  background: 'white',
  fill: 'black',
}));

/** A QR code, for another phone to read from the screen. */
export const QrImage = ({ modules, label, large = false }: QrImageProps) => {
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Drawing
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      ownerState={{ large }}
    >
      <path d={path} />
    </Drawing>
  );
};
