import { StepProgress } from '@prendarios/design-system/form/StepProgress';
import type { FlowProgress } from './flow.ts';

/** Shows the progress, or nothing for a step that the flow does not count. */
export const Progress = ({ of }: { of: FlowProgress | null }) =>
  of && (
    <StepProgress
      current={of.at + 1}
      total={of.titles.length}
      title={of.titles[of.at] ?? ''}
      steps={of.titles.map((label, index) => {
        const later = index === of.at ? 'current' : 'todo';
        return { label, state: index < of.at ? 'done' : later };
      })}
    />
  );
