import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { base } from '../tokens/base.ts';

type Look = { kind: 'document' | 'selfie' };

const Root = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { kind } }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: kind === 'selfie' ? '24rem' : '32.5rem',
  aspectRatio: kind === 'selfie' ? '3 / 4' : '4 / 3',
  borderRadius: theme.vars.shape.radius.panel,
  backgroundColor: theme.vars.palette.panel.main,
  overflow: 'hidden',
  '& > :is(video, canvas, img)': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  ...(kind === 'selfie' && { '& > :is(video, canvas)': { transform: 'scaleX(-1)' } }),
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Mask = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  '.shade': { fill: 'rgb(20 18 31 / 55%)' },
  '.edge': { fill: 'none', stroke: theme.vars.palette.panel.contrastText, strokeWidth: 3 },
  '.mark': {
    fill: 'none',
    stroke: theme.vars.palette.panel.contrastText,
    strokeDasharray: '6 6',
    strokeWidth: 1.5,
    opacity: 0.7,
  },
  '@media (forced-colors: active)': { '.edge, .mark': { stroke: 'CanvasText' } },
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

type FrameProps = Look & { content: ReactNode; hint?: ReactNode; viewBox: string; children: ReactNode };

/** Not on MUI: a drawing over a live video or a photo. Its lines are of the classes shade, edge and mark. */
export const Frame = ({ kind, content, hint, viewBox, children }: FrameProps) => (
  <Root ownerState={{ kind }}>
    {content}
    <Mask viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </Mask>
    {hint && <Hint>{hint}</Hint>}
  </Root>
);
