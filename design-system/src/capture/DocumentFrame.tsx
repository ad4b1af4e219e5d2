import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';

export type DocumentFrameProps = {
  /** What the guide is over: a video, a canvas or an image, as wide as the frame lets it. */
  children: ReactNode;
  /** Where the portrait or the codes go, as a faint hint. */
  side?: 'front' | 'back';
  /** One sentence over it. */
  hint?: ReactNode;
};

/** Guide for an ID-1 card (85.6 × 54 mm) over the camera's video; everything around it is dimmed. */
export const DocumentFrame = ({ children, side = 'front', hint }: DocumentFrameProps) => (
  <Frame kind="document" viewBox="0 0 400 300" content={children} hint={hint}>
    <path
      className="shade"
      fillRule="evenodd"
      d="M0 0h400v300H0ZM44 44a14 14 0 0 0-14 14v184a14 14 0 0 0 14 14h312a14 14 0 0 0 14-14V58a14 14 0 0 0-14-14Z"
    />
    <rect className="edge" x="30" y="44" width="340" height="212" rx="14" />
    {side === 'front' ? (
      <rect className="mark" x="50" y="92" width="96" height="124" rx="6" />
    ) : (
      <path className="mark" d="M50 190h300M50 212h300M50 234h300" />
    )}
  </Frame>
);
