import { QrImage } from '@prendarios/design-system/data/QrImage';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; large?: boolean };

/** The quiet zone: light modules around the code, without which cameras may not find it; ISO/IEC 18004 asks for four. */
const BORDER = 4;

/** The text in the code. */
export const QrCode = ({ text, label, large }: QrCodeProps) => (
  <QrImage modules={encode(text, { border: BORDER }).data} label={label} large={large} />
);
