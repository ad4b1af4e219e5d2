import { spokenPesos } from './spokenPesos.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SpokenProps = {
  /** Formatted amount: '$ 954.204,45'. Text without an amount is unchanged. */
  children: string;
};

/** An amount that screen readers read as pesos and cents, since they read '$' and dots inconsistently. */
export const Spoken = ({ children }: SpokenProps) => {
  const spoken = spokenPesos(children);
  const differs = spoken !== children;
  return (
    <>
      <span aria-hidden={differs || undefined}>{children}</span>
      {differs && <VisuallyHidden>{spoken}</VisuallyHidden>}
    </>
  );
};
