import type { ReactNode } from 'react';
import type { FrameOptions } from './Frame.tsx';
import { Frame } from './Frame.tsx';

export type DocumentFrameProps = FrameOptions & {
  /** Video, canvas or image behind the guide, at the frame's full width. */
  children: ReactNode;
  /** Side of the card; faint marks show the portrait or the codes. */
  side?: 'front' | 'back';
};

/** A guide for an ID-1 card (85.6 × 54 mm) over the camera's video; dims everything around the card. */
export const DocumentFrame = ({ children, side = 'front', ...options }: DocumentFrameProps) => (
  <Frame kind="document" content={children} {...options}>
    {side === 'front' ? (
      <rect x="20" y="48" width="96" height="124" rx="6" />
    ) : (
      <path d="M20 146h300M20 168h300M20 190h300" />
    )}
  </Frame>
);
