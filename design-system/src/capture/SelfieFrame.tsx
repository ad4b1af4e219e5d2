import type { ReactNode } from 'react';
import type { FrameOptions } from './Frame.tsx';
import { Frame } from './Frame.tsx';

export type SelfieFrameProps = FrameOptions & {
  /** What the guide is over: a video, a canvas or an image. */
  children: ReactNode;
};

/** Guide for the face. The camera's video inside it is mirrored, as people know themselves. */
export const SelfieFrame = ({ children, ...options }: SelfieFrameProps) => (
  <Frame kind="selfie" content={children} {...options} />
);
