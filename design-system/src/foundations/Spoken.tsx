import { spokenPesos } from './spokenPesos.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SpokenProps = {
  /** As shown: '$ 954.204,45'. Text without an amount stays as it is. */
  children: string;
};

/** An amount that screen readers say in pesos and cents; '$' and the dots would be read in many ways. */
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
