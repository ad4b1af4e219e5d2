import type { ReactNode } from 'react';
import './Frames.css';

export type DocumentFrameProps = {
  /** The picture: a video, a canvas or an image, as wide as the frame lets it. */
  children: ReactNode;
  /** Where the portrait or the codes go, as a faint hint. */
  side?: 'front' | 'back';
  /** One sentence over the picture. */
  hint?: ReactNode;
};

/** Where the card goes: an ID-1 card (85,6 × 54 mm) with everything around it dimmed. */
export const DocumentFrame = ({ children, side = 'front', hint }: DocumentFrameProps) => (
  <div className="pd-frame pd-frame--document">
    {children}
    <svg className="pd-frame__mask" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="pd-frame__shade"
        fillRule="evenodd"
        d="M0 0h400v300H0ZM44 44a14 14 0 0 0-14 14v184a14 14 0 0 0 14 14h312a14 14 0 0 0 14-14V58a14 14 0 0 0-14-14Z"
      />
      <rect className="pd-frame__edge" x="30" y="44" width="340" height="212" rx="14" />
      {side === 'front' ? (
        <rect className="pd-frame__mark" x="50" y="92" width="96" height="124" rx="6" />
      ) : (
        <path className="pd-frame__mark" d="M50 190h300M50 212h300M50 234h300" />
      )}
    </svg>
    {hint && <p className="pd-frame__hint">{hint}</p>}
  </div>
);
