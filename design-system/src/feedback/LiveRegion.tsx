import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';

export type LiveRegionProps = {
  /** Text announced when it changes. */
  message: string;
  /** Whether the message interrupts the screen reader. */
  assertive?: boolean;
};

/** Announces a visual change to screen readers. Render it before it has a message. */
export const LiveRegion = ({ message, assertive }: LiveRegionProps) => (
  <VisuallyHidden as="div" role={assertive ? 'alert' : 'status'}>
    {message}
  </VisuallyHidden>
);
