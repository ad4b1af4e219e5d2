import { StepProgress } from '../form/StepProgress.tsx';
import { journey } from './sampleLoan.ts';

/** Progress through the applicant's journey; `step` starts at 1. */
export const JourneyProgress = ({ step }: { step: number }) => (
  <StepProgress
    current={step}
    total={journey.length}
    title={journey[step - 1] ?? ''}
    steps={journey.map((label, index) => ({
      label,
      state: index < step - 1 ? 'done' : index === step - 1 ? 'current' : 'todo',
      href: `#paso-${index + 1}`,
    }))}
  />
);
