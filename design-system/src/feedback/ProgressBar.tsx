import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { base } from '../tokens/base.ts';

type Tone = 'primary' | 'success';

export type ProgressBarProps = {
  /** Completed amount. */
  value: number;
  /** Total amount. */
  max?: number;
  /** Name of the task. */
  label: string;
  /** Whether only screen readers get the label. */
  hideLabel?: boolean;
  /** Colour; use `success` when the task is complete. */
  tone?: Tone;
  /** Text next to the bar: '1,2 de 4,8 MB'. */
  detail?: string;
};

const Head = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
}));

const Detail = styled('span')({ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });

const Bar = styled(LinearProgress)<{ ownerState: { tone: Tone } }>(({ theme, ownerState: { tone } }) => ({
  height: 5,
  marginBlock: theme.spacing(1),
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.track,
  [`& .${linearProgressClasses.bar}`]: {
    borderRadius: 3,
    backgroundColor: tone === 'success' ? theme.vars.palette.success.main : theme.vars.palette.fill,
    transition: `transform ${base.motion.regular}ms`,
  },
  '@media (forced-colors: active)': {
    height: 7,
    border: '1px solid CanvasText',
    [`& .${linearProgressClasses.bar}`]: { backgroundColor: 'Highlight' },
  },
}));

/** The progress of a task. */
export const ProgressBar = ({
  value,
  max = 100,
  label,
  hideLabel,
  tone = 'primary',
  detail,
}: ProgressBarProps) => {
  const id = useId();
  return (
    <div>
      <Head>
        {hideLabel ? <VisuallyHidden id={id}>{label}</VisuallyHidden> : <span id={id}>{label}</span>}
        {detail && <Detail>{detail}</Detail>}
      </Head>
      <Bar
        variant="determinate"
        value={Math.min(value, max)}
        max={max}
        aria-labelledby={id}
        ownerState={{ tone }}
      />
    </div>
  );
};
