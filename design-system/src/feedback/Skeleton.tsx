import MuiSkeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { base } from '../tokens/base.ts';
import { Delayed } from './Delayed.tsx';

type Shape = 'line' | 'text' | 'field' | 'card' | 'chip';

type SkeletonProps = {
  /** Shape of the placeholder; `text` has the height of a line of text, for table rows. */
  shape?: Shape;
  /** Height in pixels at the default text size; defaults to the shape's. The space is reserved from the start. */
  height?: number;
  /** Text for screen readers while loading: 'Cargando las marcas'. */
  label?: string;
  /** Delay in milliseconds before it appears; 400 by default. */
  delay?: number;
};

const rem = (px: number) => `${px / 16}rem`;

const heights: Partial<Record<Shape, string>> = {
  line: rem(18),
  field: rem(base.control.height),
  card: rem(144),
  chip: rem(base.control.chip),
};

const breathe = keyframes({ '50%': { opacity: 0.55 } });

type Look = { shape: Shape; height?: string };

/** Not based on MUI: reserves the space and marks it as loading. */
const Slot = styled('span')<{ ownerState: Look }>(({ ownerState: { height } }) => ({
  position: 'relative',
  display: 'block',
  minHeight: height,
}));

const Root = styled(MuiSkeleton)<{ ownerState: Look }>(({ theme, ownerState: { shape, height } }) => ({
  height: height ?? heights[shape],
  backgroundColor: theme.vars.palette.background.track,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  ...(shape !== 'text' && { borderRadius: theme.vars.shape.radius[shape === 'line' ? 'tag' : shape] }),
  ...(shape === 'chip' && { width: '5rem' }),
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
}));

/** A grey placeholder for loading content. Appears after 400 ms, so that fast responses do not flicker. */
export const Skeleton = ({ shape = 'line', height, label, delay }: SkeletonProps) => {
  const look = { shape, height: height === undefined ? undefined : rem(height) };
  return (
    <Slot role={label ? 'status' : undefined} ownerState={look}>
      <Delayed delay={delay}>
        <Root variant={shape === 'text' ? 'text' : 'rectangular'} animation={false} ownerState={look} />
        {label && <VisuallyHidden>{label}</VisuallyHidden>}
      </Delayed>
    </Slot>
  );
};

type SkeletonTextProps = {
  /** Number of lines. */
  lines?: number;
  /** Text for screen readers while loading. */
  label?: string;
  /** Delay in milliseconds before it appears; 400 by default. */
  delay?: number;
};

const Lines = styled('span')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  '& > :last-of-type': { width: '60%' },
}));

/** A placeholder for several lines of text. */
export const SkeletonText = ({ lines = 3, label, delay }: SkeletonTextProps) => (
  <Lines>
    {Array.from({ length: lines }, (_none, line) => (
      <Skeleton key={line} label={line === 0 ? label : undefined} delay={delay} />
    ))}
  </Lines>
);
