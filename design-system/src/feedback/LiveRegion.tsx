import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';

export type LiveRegionProps = { message: string; assertive?: boolean };

/** Says a change that is only seen. It must be on the page before its message is. */
export const LiveRegion = ({ message, assertive }: LiveRegionProps) => (
  <VisuallyHidden as="div" role={assertive ? 'alert' : 'status'}>
    {message}
  </VisuallyHidden>
);
