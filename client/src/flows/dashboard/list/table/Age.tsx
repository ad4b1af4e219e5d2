import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';
import type { StageAge } from '../../proposal/stageAge.ts';
import { LIST_TEXTS as TEXT } from '../texts.ts';

type AgeProps = {
  age: StageAge;
  /** Whether the page says in text that it is late. */
  isLateSaid?: boolean;
};

/** How long a proposal has been in its stage. */
export const Age = ({ age, isLateSaid = false }: AgeProps) => (
  <StatusTag stage={age.stage} icon={null} size="small">
    <span>{TEXT.age(age.days)}</span>
    {age.lateDays > 0 && !isLateSaid && <VisuallyHidden>{`, ${TEXT.late.toLowerCase()}`}</VisuallyHidden>}
  </StatusTag>
);
