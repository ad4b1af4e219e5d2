import { encode } from 'uqr';
import './qr.css';

type QrCodeProps = { text: string; label: string };

/** Light modules around it, without which cameras find nothing. */
const BORDER = 3;

/** A QR code as one drawing: dark on white in both modes, since cameras want it so. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
