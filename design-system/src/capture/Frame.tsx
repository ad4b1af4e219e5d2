import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { base } from '../tokens/base.ts';
import { cameraColors } from '../tokens/camera.ts';

export type FrameOptions = {
  /** One sentence over the guide. */
  hint?: ReactNode;
  /** Whether it fills its container like the live camera, leaving space for the bars of CameraStage. */
  fill?: boolean;
  /** Whether the subject is well placed; the guide changes its colour and gains a second line. */
  ready?: boolean;
  /** Ref to the guide, whose content becomes the photo. */
  guide?: Ref<HTMLDivElement>;
};

type Look = { kind: 'document' | 'selfie'; fill: boolean; ready: boolean };

/** Aspect ratios: an ID-1 card of 85.6 × 54 mm, and a face. */
const RATIO = { document: 85.6 / 54, selfie: 100 / 132 } as const;
const Root = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { kind, fill } }) => ({
  backgroundColor: theme.vars.palette.panel.main,
  overflow: 'hidden',
  ...(fill
    ? { position: 'absolute', inset: 0 }
    : {
        position: 'relative',
        width: '100%',
        maxWidth: kind === 'selfie' ? '24rem' : '32.5rem',
        aspectRatio: kind === 'selfie' ? '3 / 4' : '4 / 3',
        borderRadius: theme.vars.shape.radius.panel,
      }),
  '& > :is(video, canvas, img)': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  ...(kind === 'selfie' && { '& > :is(video, canvas)': { transform: 'scaleX(-1)' } }),
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/** Area for the guide; between the bars in full-screen mode. */
const Room = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { fill } }) => ({
  position: 'absolute',
  inset: fill ? `${theme.spacing(18)} ${theme.spacing(5)} ${theme.spacing(52)}` : '7.5%',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  containerType: 'size',
  ...(fill && {
    '@media (orientation: landscape) and (max-height: 30rem)': {
      inset: `${theme.spacing(16)} ${theme.spacing(52)} ${theme.spacing(4)} ${theme.spacing(5)}`,
    },
  }),
}));

const Guide = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { kind, ready } }) => ({
  // Fallback for browsers without container units.
  width: ['80%', `min(100cqw, ${100 * RATIO[kind]}cqh, 46rem)`],
  aspectRatio: RATIO[kind],
  border: `3px solid ${theme.vars.palette.panel.contrastText}`,
  borderRadius: kind === 'selfie' ? '50%' : 14,
  boxShadow: `0 0 0 200vmax ${cameraColors.shade}`,
  ...(ready && {
    borderColor: cameraColors.ready,
    outline: `2px solid ${cameraColors.ready}`,
    outlineOffset: 3,
  }),
  '@media (forced-colors: active)': { borderColor: ready ? 'Highlight' : 'CanvasText' },
}));

const Marks = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: theme.vars.palette.panel.contrastText,
  strokeDasharray: '6 6',
  strokeWidth: 1.5,
  opacity: 0.7,
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
}));

const Hint = styled('p')(({ theme }) => ({
  position: 'absolute',
  right: theme.spacing(2),
  bottom: theme.spacing(2),
  left: theme.spacing(2),
  padding: theme.spacing(1, 3),
  borderRadius: theme.vars.shape.radius.tag,
  backgroundColor: theme.vars.palette.panel.main,
  color: theme.vars.palette.panel.contrastText,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  lineHeight: 1.4,
  textAlign: 'center',
}));

type FrameProps = FrameOptions & { kind: Look['kind']; content: ReactNode; children?: ReactNode };

/** A guide over live video or a photo that dims its surroundings. Not based on MUI. `children` are marks inside it. */
export const Frame = (props: FrameProps) => {
  const { kind, content, hint, fill = false, ready = false, guide, children } = props;
  const look = { kind, fill, ready };
  return (
    <Root ownerState={look}>
      {content}
      <Room ownerState={look} aria-hidden="true">
        <Guide ref={guide} data-guide={kind} ownerState={look}>
          {children && (
            <Marks viewBox="0 0 340 212" preserveAspectRatio="none">
              {children}
            </Marks>
          )}
        </Guide>
      </Room>
      {hint && <Hint>{hint}</Hint>}
    </Root>
  );
};
