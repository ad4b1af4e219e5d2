import { QrPicture } from '@prendarios/design-system/data/QrPicture';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string };

/** Light modules around it, without which cameras find nothing. */
const BORDER = 3;

/** What another phone's camera reads. */
export const QrCode = ({ text, label }: QrCodeProps) => (
  <QrPicture modules={encode(text, { border: BORDER }).data} label={label} />
);
