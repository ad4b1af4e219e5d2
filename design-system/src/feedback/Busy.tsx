import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { base } from '../tokens/base.ts';
import { Delayed } from './Delayed.tsx';

export type BusyProps = {
  /** What the user waits for: 'Buscando ofertas…'. */
  text: string;
  /** Whether it is inline with text, without surrounding space. */
  inline?: boolean;
  /** Delay in milliseconds before it appears; 400 by default. */
  delay?: number;
};

/** An `output`, so that screen readers announce the text; MUI's Backdrop and spinner are not live regions. */
const Root = styled('output')<{ ownerState: Pick<BusyProps, 'inline'> }>(
  ({ theme, ownerState: { inline } }) => ({
    display: inline ? 'inline-flex' : 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: inline ? 0 : `${base.control.height / 16}rem`,
    color: theme.vars.palette.text.secondary,
    ...(inline && { fontSize: theme.typography.body2.fontSize }),
  }),
);

/** Width of the stroke: 2 of 20 pixels, in MUI's 44-unit drawing. */
const thickness = 4.4;
const round = Math.PI * (44 - thickness);

/** Three quarters of a ring that turns on its track. */
const Spinner = styled(CircularProgress)(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.fill,
  animationDuration: '0.8s',
  [`& .${circularProgressClasses.circle}`]: {
    strokeDasharray: `${0.75 * round} ${round}`,
    strokeDashoffset: -round / 8,
  },
  [`& .${circularProgressClasses.track}`]: { stroke: theme.vars.palette.background.track, opacity: 1 },
}));

/** A spinner with text that appears after 400 ms. */
export const Busy = ({ text, inline, delay }: BusyProps) => (
  <Root ownerState={{ inline }}>
    <Delayed delay={delay}>
      <Spinner aria-hidden="true" size="1.25rem" thickness={thickness} enableTrackSlot disableShrink />
      <span>{text}</span>
    </Delayed>
  </Root>
);
