import type { ReactNode } from 'react';
import './Frames.css';

export type SelfieFrameProps = { children: ReactNode; hint?: ReactNode };

/** Where the face goes. What is inside is shown mirrored, as people know themselves; the photo is not. */
export const SelfieFrame = ({ children, hint }: SelfieFrameProps) => (
  <div className="pd-frame pd-frame--selfie">
    {children}
    <svg className="pd-frame__mask" viewBox="0 0 300 400" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="pd-frame__shade"
        fillRule="evenodd"
        d="M0 0h300v400H0ZM150 60a100 132 0 1 0 0 264 100 132 0 1 0 0-264Z"
      />
      <ellipse className="pd-frame__edge" cx="150" cy="192" rx="100" ry="132" />
    </svg>
    {hint && <p className="pd-frame__hint">{hint}</p>}
  </div>
);
