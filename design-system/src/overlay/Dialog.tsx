import type { OverlayProps } from './Overlay.tsx';
import { Overlay } from './Overlay.tsx';

export type DialogProps = Omit<OverlayProps, 'kind'>;

/** A question or a message that stops everything else. Holds the focus, closes on Escape, gives it back. */
export const Dialog = (props: DialogProps) => <Overlay kind="dialog" {...props} />;
