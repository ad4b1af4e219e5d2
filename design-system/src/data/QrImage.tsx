import { styled } from '@mui/material/styles';

export type QrImageProps = {
  /** Rows of modules, true for dark ones. Include the quiet zone, without which cameras do not find the code. */
  modules: readonly (readonly boolean[])[];
  /** Accessible name: where the code leads. */
  label: string;
  /** Whether the code is large; use it if scanning is the main action. */
  large?: boolean;
};

/** Not based on MUI: a drawing that stays dark on white in both modes, as scanners require. */
const Drawing = styled('svg')<{ ownerState: { large: boolean } }>(({ theme, ownerState: { large } }) => ({
  width: large ? '18rem' : '13rem',
  maxWidth: '100%',
  // Does not shrink next to text: a smaller code needs a closer camera.
  flexShrink: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.panel,
  background: 'white',
  fill: 'black',
}));

/** A QR code for another phone to scan. */
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
