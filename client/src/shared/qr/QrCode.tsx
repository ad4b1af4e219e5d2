import { QrImage } from '@prendarios/design-system/data/QrImage';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; large?: boolean };

/** The quiet zone: light modules around the code, which cameras need to find it. */
const BORDER = 3;

/** The text in the code. */
export const QrCode = ({ text, label, large }: QrCodeProps) => (
  <QrImage modules={encode(text, { border: BORDER }).data} label={label} large={large} />
);
