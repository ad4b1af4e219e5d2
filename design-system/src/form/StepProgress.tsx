import { useId, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { Link } from '../foundations/Link.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import '../feedback/ProgressBar.css';
import './StepProgress.css';

export type ProgressStep = { label: string; state: 'done' | 'current' | 'todo'; href?: string };

export type StepProgressProps = {
  current: number;
  total: number;
  title: string;
  steps: ProgressStep[];
  labels?: Partial<typeof messages.steps>;
};

const Step = ({ step, labels }: { step: ProgressStep; labels: typeof messages.steps }) => (
  <li
    className={`pd-steps__step pd-steps__step--${step.state}`}
    aria-current={step.state === 'current' ? 'step' : undefined}
  >
    <span className="pd-steps__mark">{step.state === 'done' && <Icon name="check" size={16} />}</span>
    {step.href && step.state === 'done' ? (
      <Link href={step.href} tone="ink">
        {step.label}
      </Link>
    ) : (
      <span>{step.label}</span>
    )}
    {step.state === 'done' && <VisuallyHidden>{`, ${labels.done}`}</VisuallyHidden>}
  </li>
);

/** Where one is, as words and a bar; the words open the list of steps. */
export const StepProgress = ({ current, total, title, steps, labels: given }: StepProgressProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const labels = { ...messages.steps, ...given };
  return (
    <nav className="pd-steps" aria-label={labels.list}>
      <button
        type="button"
        className="pd-steps__toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{`${labels.counter(current, total)} · ${title}`}</span>
        <VisuallyHidden>{`. ${isOpen ? labels.hide : labels.show}`}</VisuallyHidden>
        <Icon name="chevron" size={16} />
      </button>
      <progress className="pd-progress__bar" value={current} max={total} aria-hidden="true" />
      {isOpen && (
        <ol id={id} className="pd-steps__list">
          {steps.map((step) => (
            <Step key={step.label} step={step} labels={labels} />
          ))}
        </ol>
      )}
    </nav>
  );
};
