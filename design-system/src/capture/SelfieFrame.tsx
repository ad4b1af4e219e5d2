import type { ReactNode } from 'react';
import type { FrameOptions } from './Frame.tsx';
import { Frame } from './Frame.tsx';

export type SelfieFrameProps = FrameOptions & {
  /** Video, canvas or image behind the guide. */
  children: ReactNode;
};

/** A guide for a face. It mirrors the camera's video, since users know their own face mirrored. */
export const SelfieFrame = ({ children, ...options }: SelfieFrameProps) => (
  <Frame kind="selfie" content={children} {...options} />
);
