import { createContext, useContext, type ReactNode } from 'react';
import type { FormPageProps } from '../FormPage.tsx';
import type { PageHeading } from '../heading.ts';

/** The parts of a step's page that its flow provides. */
export type StepOutline = Pick<FormPageProps, 'aside' | 'phoneBar' | 'width'> & {
  heading: PageHeading;
  progress: ReactNode;
  /** Address of the previous step; null for the first. */
  previous: string | null;
  /** Content below the page's own. */
  below?: ReactNode;
};

const Outline = createContext<StepOutline | null>(null);
export const StepOutlineContext = Outline;

export function useStepOutline(): StepOutline {
  const outline = useContext(Outline);
  if (outline === null) throw new Error('The page of a step needs Step above it.');
  return outline;
}
