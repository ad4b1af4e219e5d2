import { createContext, use } from 'react';

/** Where a flow goes on after another tab or device changed it. */
export type DueStep = {
  /** What happened. */
  text: string;
  /** Label of the button that goes there. */
  label: string;
  go: () => void;
};

/** Asks the server for the step that is due, without changing the page; null where a flow cannot tell. */
export const DueStepContext = createContext<(() => Promise<DueStep | null>) | null>(null);

export const useReadDueStep = () => use(DueStepContext);
