import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { base } from '../tokens/base.ts';
import { Delayed } from './Delayed.tsx';

export type BusyProps = {
  /** What the user waits for: 'Buscando ofertas…'. */
  text: string;
  /** In a line of text, without room around it. */
  inline?: boolean;
  /** Milliseconds before it is shown; 400 by default. */
  delay?: number;
};

/** The words are what is read out: an output, which MUI's Backdrop and spinner are not. */
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

/** Of the 44 units that MUI draws its spinner in: 2 of 20 pixels. */
const thickness = 4.4;
const round = Math.PI * (44 - thickness);

/** Three quarters of a ring, open to the right and turning on the track. */
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

/** A spinner with words, shown after 400 ms. */
export const Busy = ({ text, inline, delay }: BusyProps) => (
  <Root ownerState={{ inline }}>
    <Delayed delay={delay}>
      <Spinner aria-hidden="true" size="1.25rem" thickness={thickness} enableTrackSlot disableShrink />
      <span>{text}</span>
    </Delayed>
  </Root>
);
