import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { Link } from '../foundations/Link.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type ProgressStep = { label: string; state: 'done' | 'current' | 'todo'; href?: string };

export type StepProgressProps = {
  /** Number of the current step, from 1. */
  current: number;
  /** Total number of steps. */
  total: number;
  /** Title of the current step. */
  title: string;
  /** All steps; a step with `href` is a link. */
  steps: ProgressStep[];
  /** Overrides the default texts. */
  labels?: Partial<typeof messages.steps>;
};

type Look = Pick<ProgressStep, 'state'>;

const touch = `${base.control.touch / 16}rem`;

const Toggle = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(2),
  minHeight: touch,
  margin: '0 0 2px -4px',
  padding: '0 4px',
  borderRadius: 4,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-expanded=true] .MuiSvgIcon-root': { transform: 'rotate(180deg)' },
}));

/** A native `progress`: it repeats the text next to it and needs no inline style for its value. */
const Bar = styled('progress')(({ theme }) => {
  const filled = { borderRadius: 3, backgroundColor: theme.vars.palette.fill };
  return {
    display: 'block',
    width: '100%',
    height: 5,
    border: 0,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.background.track,
    color: theme.vars.palette.fill,
    overflow: 'hidden',
    appearance: 'none',
    '&::-webkit-progress-bar': { backgroundColor: theme.vars.palette.background.track },
    '&::-webkit-progress-value': { ...filled, transition: `inline-size ${base.motion.regular}ms` },
    // Browsers without this pseudo-element would drop the rule and log it in development.
    '@supports selector(::-moz-progress-bar)': { '&::-moz-progress-bar': filled },
    '@media (forced-colors: active)': { appearance: 'auto' },
  };
});

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: theme.spacing(3),
}));

const Item = styled('li')<{ ownerState: Look }>(({ theme, ownerState: { state } }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  minHeight: touch,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  ...(state === 'current' && {
    color: theme.vars.palette.text.primary,
    fontWeight: base.weight.semibold,
  }),
}));

/** A tick or the step's number: an empty or filled circle would look like a radio button. */
const Mark = styled('span')<{ ownerState: Look }>(({ theme, ownerState: { state } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: theme.spacing(6),
  height: theme.spacing(6),
  border: `1.5px solid ${theme.vars.palette.edge}`,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.default,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  ...(state === 'done' && {
    borderColor: theme.vars.palette.stage.green.main,
    backgroundColor: theme.vars.palette.stage.green.light,
    color: theme.vars.palette.stage.green.main,
  }),
  ...(state === 'current' && {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '@media (forced-colors: active)': { borderColor: 'Highlight' },
  }),
}));

type StepProps = { step: ProgressStep; number: number; labels: typeof messages.steps };

const Step = ({ step: { label, state, href }, number, labels }: StepProps) => (
  <Item aria-current={state === 'current' ? 'step' : undefined} ownerState={{ state }}>
    <Mark aria-hidden="true" ownerState={{ state }}>
      {state === 'done' ? <Icon name="check" size={16} /> : number}
    </Mark>
    {href && state === 'done' ? (
      <Link href={href} tone="ink">
        {label}
      </Link>
    ) : (
      <span>{label}</span>
    )}
    {state === 'done' && <VisuallyHidden>{`, ${labels.done}`}</VisuallyHidden>}
  </Item>
);

/**
 * Shows the current step as text and a bar; the text opens the list of steps. Not based on MUI's Stepper, which does
 * not expose current and completed steps to screen readers and turns back links into tabs.
 */
export const StepProgress = ({ current, total, title, steps, labels: given }: StepProgressProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const labels = { ...messages.steps, ...given };
  return (
    <nav aria-label={labels.list}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{`${labels.counter(current, total)} · ${title}`}</span>
        <VisuallyHidden>{`. ${isOpen ? labels.hide : labels.show}`}</VisuallyHidden>
        <Icon name="chevron" size={16} />
      </Toggle>
      <Bar value={current} max={total} aria-hidden="true" />
      {isOpen && (
        <List id={id}>
          {steps.map((step, index) => (
            <Step key={step.label} step={step} number={index + 1} labels={labels} />
          ))}
        </List>
      )}
    </nav>
  );
};
