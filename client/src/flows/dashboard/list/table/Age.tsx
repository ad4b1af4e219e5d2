import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';
import type { StageAge } from '../../proposal/stageAge.ts';
import { LIST_TEXTS as TEXT } from '../texts.ts';

/** How long a proposal has been in its stage. */
export const Age = ({ age }: { age: StageAge }) => (
  <StatusTag stage={age.stage} icon={null} size="small">
    <span>{TEXT.age(age.days)}</span>
    {age.lateDays > 0 && <VisuallyHidden>{`, ${TEXT.late}`}</VisuallyHidden>}
  </StatusTag>
);
