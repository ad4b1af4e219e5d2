import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { cameraMessages } from '../cameraMessages.ts';
import { Icon } from '../foundations/Icon.tsx';
import { base } from '../tokens/base.ts';
import { cameraColors } from '../tokens/camera.ts';
import type { Hint } from './autoShutter.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import type { Box } from './framing.ts';
import { captureArea } from './framing.ts';
import type { PhotoLimits } from './quality.ts';
import { SelfieFrame } from './SelfieFrame.tsx';
import type { CameraSubject } from './captureState.ts';
import { hasTorch, setTorch } from './torch.ts';
import { useLooks } from './useLooks.ts';

type CameraStageProps = {
  subject: CameraSubject;
  /** Accessible name: 'Frente de tu DNI · 1 de 3'. */
  title: string;
  guide: string;
  labels: typeof cameraMessages;
  limits: PhotoLimits;
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream;
  isAutomatic: boolean;
  onAutomatic: (on: boolean) => void;
  onShoot: (part: Box) => void;
  onClose: () => void;
  /** Called when the user chooses another way; the link appears only if this is set. */
  onOther?: () => void;
  /** Upload field, absent for faces; `unreadable` is why its last file could not be opened. */
  upload?: ReactNode;
  unreadable?: string;
};

/**
 * A native modal dialog instead of MUI's: it fills the screen, traps the focus, closes on Escape and does not move the
 * video in the DOM. Its colours match the shade over the image in every brand and mode.
 */
const Root = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  // `dvh` accounts for browser bars that show and hide.
  height: ['100vh', '100dvh'],
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: theme.vars.palette.panel.main,
  color: theme.vars.palette.panel.contrastText,
  overflow: 'hidden',
  '&:focus': { outline: 'none' },
  '& :focus-visible': { outline: '2px solid white', outlineOffset: 3 },
}));

const { shade: SHADE, ready: READY } = cameraColors;
const touch = `${base.control.touch / 16}rem`;

const Head = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 auto',
  display: 'grid',
  gridTemplateColumns: `${touch} 1fr ${touch}`,
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  '& > h2': {
    fontSize: theme.typography.lead.fontSize,
    fontWeight: base.weight.semibold,
    textAlign: 'center',
  },
}));

const Foot = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(0, 4, 5),
  '@media (orientation: landscape) and (max-height: 30rem)': {
    inset: `${theme.spacing(16)} 0 0 auto`,
    justifyContent: 'center',
    width: theme.spacing(52),
    padding: theme.spacing(0, 4, 4),
  },
}));

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.5rem',
  width: 'min(100%, 30rem)',
  '& > :last-child': { justifySelf: 'end' },
});

const Words = styled('p')(({ theme }) => ({
  minHeight: '2.5rem',
  padding: theme.spacing(2, 4),
  borderRadius: 20,
  backgroundColor: theme.vars.palette.panel.main,
  fontWeight: base.weight.semibold,
  lineHeight: 1.4,
  textAlign: 'center',
}));

const Round = styled(ButtonBase)({
  width: touch,
  height: touch,
  borderRadius: '50%',
  backgroundColor: SHADE,
  color: 'inherit',
  '&[aria-pressed="true"]': { backgroundColor: 'white', color: 'black' },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
});

const Plain = styled(ButtonBase)({
  minHeight: touch,
  color: 'inherit',
  fontWeight: base.weight.semibold,
  // Large text has little space next to the shutter.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

const Shutter = styled(ButtonBase)<{ ownerState: { ready: boolean } }>(({ ownerState: { ready } }) => ({
  width: 84,
  height: 84,
  border: `4px solid ${ready ? READY : 'white'}`,
  borderRadius: '50%',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 6,
    borderRadius: '50%',
    backgroundColor: 'white',
  },
  '@media (forced-colors: active)': {
    borderColor: 'ButtonText',
    '&::before': { border: '2px solid ButtonText' },
  },
}));

const Switch = styled(Plain)({
  gap: '0.625rem',
  padding: '0 0.5rem',
  fontSize: '0.9375rem',
  '&::after': {
    content: '""',
    width: '2.25rem',
    height: '1.25rem',
    border: '2px solid white',
    borderRadius: '1rem',
    backgroundImage: 'radial-gradient(circle at 0.55rem, white 0.4rem, transparent 0.45rem)',
  },
  '&[aria-checked="true"]::after': {
    borderColor: READY,
    backgroundImage: `radial-gradient(circle at calc(100% - 0.55rem), ${READY} 0.4rem, transparent 0.45rem)`,
  },
  '@media (forced-colors: active)': { '&[aria-checked="true"]::after': { backgroundColor: 'Highlight' } },
});

/** The full-screen live camera; the photo is the area inside the guide. */
export const CameraStage = (props: CameraStageProps) => {
  const { subject, title, guide, labels, limits, video, stream, isAutomatic, onClose } = props;
  const isSelfie = subject === 'selfie';
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isLit, setLit] = useState(false);
  const id = useId();

  useEffect(function takeTheScreen() {
    const box = dialog.current;
    box?.showModal();
    box?.focus();
    return () => box?.close();
  }, []);

  const framing = () => {
    if (!video.current || !frame.current) return null;
    const { videoWidth: width, videoHeight: height } = video.current;
    return captureArea({
      // Mirroring flips only the video's content, not its box.
      screen: video.current.getBoundingClientRect(),
      guide: frame.current.getBoundingClientRect(),
      video: { width, height },
      kind: isSelfie ? 'selfie' : 'document',
      minSide: limits.minSide,
    });
  };
  const shoot = () => {
    const found = framing();
    if (found) props.onShoot(found.part);
  };
  // Selfies have no automatic capture.
  const takesItself = isAutomatic && !isSelfie;
  const hint = useLooks({ video, framing, isCard: !isSelfie, limits, onShot: takesItself ? shoot : ignore });
  const light = async () => {
    if (await setTorch(stream, !isLit)) setLit(!isLit);
  };

  const image = <video ref={video} autoPlay muted playsInline aria-label={labels.live} />;
  const isReady = hint === 'ready';
  const frameOptions = { fill: true, guide: frame, ready: isReady };
  return (
    <Root
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isSelfie ? (
        <SelfieFrame {...frameOptions}>{image}</SelfieFrame>
      ) : (
        <DocumentFrame {...frameOptions} side={subject === 'documentBack' ? 'back' : 'front'}>
          {image}
        </DocumentFrame>
      )}
      <Head>
        <Round aria-label={labels.leave} onClick={onClose}>
          <Icon name="close" />
        </Round>
        <h2 id={`${id}-title`}>{title}</h2>
        {hasTorch(stream) && (
          <Round aria-label={labels.torch} aria-pressed={isLit} onClick={() => void light()}>
            <Icon name="torch" />
          </Round>
        )}
      </Head>
      <Foot>
        <Words id={`${id}-words`} role="status">
          {props.unreadable ?? wordsOf(hint, { guide, takesItself, labels })}
        </Words>
        {!isSelfie && (
          <Switch role="switch" aria-checked={isAutomatic} onClick={() => props.onAutomatic(!isAutomatic)}>
            {labels.automatic}
          </Switch>
        )}
        <Row>
          {props.upload ?? <span />}
          <Shutter aria-label={labels.shoot} onClick={shoot} ownerState={{ ready: isReady }} />
          {props.onOther ? <Plain onClick={props.onOther}>{labels.other}</Plain> : <span />}
        </Row>
      </Foot>
    </Root>
  );
};

const ignore = (): void => undefined;

type Said = Pick<CameraStageProps, 'guide' | 'labels'> & { takesItself: boolean };

const wordsOf = (hint: Hint | null, { guide, takesItself, labels }: Said): string => {
  if (hint === null) return guide;
  if (hint === 'ready') return takesItself ? labels.hints.holding : labels.hints.ready;
  return labels.hints[hint];
};
