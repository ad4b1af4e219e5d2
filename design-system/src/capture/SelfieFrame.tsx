import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';

export type SelfieFrameProps = {
  /** What the guide is over: a video, a canvas or an image. */
  children: ReactNode;
  /** One sentence over it. */
  hint?: ReactNode;
};

/** Guide for the face. The camera's video inside it is mirrored, as people know themselves; the photo is not. */
export const SelfieFrame = ({ children, hint }: SelfieFrameProps) => (
  <Frame kind="selfie" viewBox="0 0 300 400" content={children} hint={hint}>
    <path
      className="shade"
      fillRule="evenodd"
      d="M0 0h300v400H0ZM150 60a100 132 0 1 0 0 264 100 132 0 1 0 0-264Z"
    />
    <ellipse className="edge" cx="150" cy="192" rx="100" ry="132" />
  </Frame>
);
