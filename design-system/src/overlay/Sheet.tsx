import type { OverlayProps } from './Overlay.tsx';
import { Overlay } from './Overlay.tsx';

export type SheetProps = Omit<OverlayProps, 'kind' | 'role' | 'actions'>;

/** Comes up from the foot of the screen with more about what is in view. */
export const Sheet = (props: SheetProps) => <Overlay kind="sheet" {...props} />;
