import { StepProgress } from '@prendarios/design-system/form/StepProgress';
import type { FlowProgress } from './flow.ts';

export const Progress = ({ titles, at }: FlowProgress) => (
  <StepProgress
    current={at + 1}
    total={titles.length}
    title={titles[at] ?? ''}
    steps={titles.map((label, index) => {
      const later = index === at ? 'current' : 'todo';
      return { label, state: index < at ? 'done' : later };
    })}
  />
);
