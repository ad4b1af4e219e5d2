import type { ReactNode } from 'react';
import type { FrameOptions } from './Frame.tsx';
import { Frame } from './Frame.tsx';

export type DocumentFrameProps = FrameOptions & {
  /** What the guide is over: a video, a canvas or an image, as wide as the frame lets it. */
  children: ReactNode;
  /** Where the portrait or the codes go, as a faint hint. */
  side?: 'front' | 'back';
};

/** Guide for an ID-1 card (85.6 × 54 mm) over the camera's video; everything around it is dimmed. */
export const DocumentFrame = ({ children, side = 'front', ...options }: DocumentFrameProps) => (
  <Frame kind="document" content={children} {...options}>
    {side === 'front' ? (
      <rect x="20" y="48" width="96" height="124" rx="6" />
    ) : (
      <path d="M20 146h300M20 168h300M20 190h300" />
    )}
  </Frame>
);
