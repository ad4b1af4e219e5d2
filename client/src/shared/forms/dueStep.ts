import { createContext, use } from 'react';

/** Where a flow continues after another tab or device changed it. */
export type DueStep = {
  /** Explanation of the change. */
  text: string;
  /** Label of the button that calls `go`. */
  label: string;
  go: () => void;
};

/** Asks the server for the due step without changing the page; resolves with null if the flow does not know it. */
export const DueStepContext = createContext<(() => Promise<DueStep | null>) | null>(null);

export const useReadDueStep = () => use(DueStepContext);
