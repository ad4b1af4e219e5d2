import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';

export type LiveRegionProps = {
  /** Read out when it changes. */
  message: string;
  /** Interrupts what is being read out. */
  assertive?: boolean;
};

/** Says a change that is only seen. It must be on the page before its message is. */
export const LiveRegion = ({ message, assertive }: LiveRegionProps) => (
  <VisuallyHidden as="div" role={assertive ? 'alert' : 'status'}>
    {message}
  </VisuallyHidden>
);
