import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';

export type LiveRegionProps = {
  /** Read out when it changes. */
  message: string;
  /** Interrupts what is being read out. */
  assertive?: boolean;
};

/** Reads out a change that is otherwise only seen. Render it before it has a message. */
export const LiveRegion = ({ message, assertive }: LiveRegionProps) => (
  <VisuallyHidden as="div" role={assertive ? 'alert' : 'status'}>
    {message}
  </VisuallyHidden>
);
