import { QrImage } from '@prendarios/design-system/data/QrImage';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; large?: boolean };

/** Width of the quiet zone, in modules. Cameras may not find a code without it; ISO/IEC 18004 requires four. */
const BORDER = 4;

export const QrCode = ({ text, label, large }: QrCodeProps) => (
  <QrImage modules={encode(text, { border: BORDER }).data} label={label} large={large} />
);
