import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useReducer, useRef, useState } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import { Busy } from '../feedback/Busy.tsx';
import { cameraMessages } from '../cameraMessages.ts';
import { CameraStage } from './CameraStage.tsx';
import { CameraPrimer, CameraReview, CameraTrouble } from './CameraPhases.tsx';
import type { CameraSubject, CaptureState } from './captureState.ts';
import { captureReducer } from './captureState.ts';
import type { CameraProblem, Device } from './device.ts';
import { problemOfError } from './device.ts';
import type { Box } from './framing.ts';
import { openPhoto, photoFile, takePhoto } from './photo.ts';
import { PhotoInput } from './PhotoInput.tsx';
import type { PhotoLimits } from './quality.ts';
import { documentLimits, selfieLimits } from './quality.ts';
import type { OpenCamera } from './useCamera.ts';
import { useCamera } from './useCamera.ts';
import type { Inspect } from './useInspection.ts';
import { useInspection } from './useInspection.ts';

export type CameraCaptureProps = {
  /** The subject of the photo: decides the frame, the camera and the limits. A face comes from the camera alone. */
  subject: CameraSubject;
  /** Why the photo is needed and how it is used: shown before the browser asks for permission. */
  primer: ReactNode;
  /** What to put where: 'Poné el frente de tu DNI dentro del marco'. */
  guide: string;
  /** Names the live camera's screen, with the place of this photo: 'Frente de tu DNI · 1 de 3'. The guide by default. */
  title?: string;
  /** Name of the file that `onPhoto` gets. */
  fileName: string;
  /** Called with the photo, as JPEG, when the user has reviewed and accepted it. */
  onPhoto: (photo: File) => void;
  /** Looks at the photo while the user reviews it: what to tell, which the user may overrule, or null. Never rejects. */
  inspect?: Inspect;
  /** Called with an uploaded photo, unchanged. Without it, the user reviews an uploaded photo here like a taken one. */
  onUpload?: (photo: File) => void;
  /** Why a file could not be opened as a photo; the system's own words by default. */
  explain?: (file: File) => Promise<string>;
  /** What may be uploaded in place of a photo, as the attribute of an input. JPEG and PNG by default. */
  accept?: string;
  /** Ways without this camera: copy the link, a code to scan, another phone. In every state. */
  alternatives?: ReactNode;
  /** The same, opened: in their place once the user left the live camera for them. */
  alternativesOpen?: ReactNode;
  /** The camera takes the photo of a document by itself once it is steady, sharp and in the frame. */
  automatic?: boolean;
  /** The user turned that on or off. Without it, the choice is kept for this photo alone. */
  onAutomatic?: (on: boolean) => void;
  /** Opens the camera at once, where the user has just opened it for another photo. */
  startsOpen?: boolean;
  /** The accepted photo is being sent. */
  busy?: boolean;
  /** Why the server refused the photo: shown with the review. */
  error?: string;
  /** How large, light and sharp a photo must be; the subject's usual limits by default. */
  limits?: PhotoLimits;
  /** A problem to start with, such as one that the server reported. */
  problem?: CameraProblem;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof cameraMessages>;
  /** In place of the browser's camera, in tests. */
  openCamera?: OpenCamera;
  /** In place of asking the browser what it can do, in tests. */
  device?: () => Promise<Device>;
};

/** Not on MUI: a section of the page, which takes the focus when its phase changes. */
const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  maxWidth: '32.5rem',
  '&:focus': { outline: 'none' },
}));

const Photo = styled('figure')<{ ownerState: { mirrored: boolean } }>(
  ({ theme, ownerState: { mirrored } }) => ({
    width: 'fit-content',
    maxWidth: '100%',
    borderRadius: theme.vars.shape.radius.panel,
    overflow: 'hidden',
    '& > canvas': {
      display: 'block',
      maxWidth: '100%',
      // Beside the buttons on the screen of a small phone.
      maxHeight: '45vh',
      ...(mirrored && { transform: 'scaleX(-1)' }),
    },
  }),
);

/** Takes one photo: primer, camera with a frame, review and retake. Every problem has a way out that loses nothing. */
export const CameraCapture = (props: CameraCaptureProps) => {
  const { subject, primer, guide, fileName, onPhoto, busy = false, error } = props;
  const labels = { ...cameraMessages, ...props.labels };
  const isSelfie = subject === 'selfie';
  const limits = props.limits ?? (isSelfie ? selfieLimits : documentLimits);
  const [state, dispatch] = useReducer(captureReducer, props.problem, (problem): CaptureState =>
    problem ? { phase: 'problem', problem } : { phase: 'primer' },
  );
  const { phase } = state;
  const { video, open, cancel } = useCamera({
    stream: state.phase === 'live' ? state.stream : null,
    dispatch,
    facing: isSelfie ? 'user' : 'environment',
    openCamera: props.openCamera,
    device: props.device,
  });
  const canvas = useRef<HTMLCanvasElement>(null);
  const inspection = useInspection(state, canvas, props.inspect);
  const [isAutomatic, setAutomatic] = useState(props.automatic ?? true);
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLElement>(null);
  const lastPhase = useRef(phase);

  useEffect(
    function followThePhase() {
      // The pressed button disappears with its phase: the focus moves to the section, and in the live camera to its screen.
      if (lastPhase.current !== phase && phase !== 'live') box.current?.focus({ preventScroll: true });
      lastPhase.current = phase;
    },
    [phase],
  );

  const { startsOpen = false } = props;
  useEffect(
    function openAtOnce() {
      if (startsOpen) void open();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- on arrival alone
    [],
  );

  const upload = async (file: File) => {
    dispatch({ type: 'choosing' });
    if (!canvas.current) return;
    try {
      const faults = await openPhoto(file, canvas.current, limits);
      cancel();
      dispatch({ type: 'uploaded', faults });
    } catch {
      dispatch({ type: 'unreadable', message: (await props.explain?.(file)) ?? labels.unreadable });
    }
  };
  const shoot = (part: Box) => {
    if (!video.current || !canvas.current) return;
    dispatch({ type: 'taken', faults: takePhoto(video.current, part, canvas.current, limits) });
  };
  const leave = (forOther: boolean) => {
    setAsked(forOther);
    dispatch({ type: 'left' });
  };
  const accept = async () => {
    if (!canvas.current) return;
    try {
      onPhoto(await photoFile(canvas.current, fileName));
    } catch (failure) {
      dispatch({ type: 'failed', problem: problemOfError(failure) });
    }
  };
  // Without a camera another phone is the only way to a face: it is open.
  const isOpen = asked || (isSelfie && phase === 'problem');
  const others = (
    <Fragment key={String(isOpen)}>
      {isOpen ? (props.alternativesOpen ?? props.alternatives) : props.alternatives}
    </Fragment>
  );
  const choose = (file: File) => (props.onUpload ? props.onUpload(file) : void upload(file));

  return (
    <Root ref={box} tabIndex={-1} aria-label={guide}>
      {phase === 'primer' && (
        <CameraPrimer labels={labels} onOpen={() => void open()}>
          {primer}
        </CameraPrimer>
      )}
      {phase === 'asking' && <Busy text={labels.opening} />}
      {state.phase === 'problem' && (
        <CameraTrouble problem={state.problem} labels={labels} onRetry={() => void open()} />
      )}
      {state.phase === 'live' && (
        <CameraStage
          subject={subject}
          title={props.title ?? guide}
          guide={guide}
          labels={labels}
          limits={limits}
          video={video}
          stream={state.stream}
          isAutomatic={isAutomatic}
          onAutomatic={(on) => {
            setAutomatic(on);
            props.onAutomatic?.(on);
          }}
          onShoot={shoot}
          onClose={() => leave(false)}
          onOther={props.alternatives === undefined ? undefined : () => leave(true)}
          unreadable={state.unreadable}
          upload={
            isSelfie ? undefined : (
              <PhotoInput
                plain
                labels={{ ...labels, upload: labels.uploadShort }}
                accept={props.accept}
                onFile={choose}
              />
            )
          }
        />
      )}
      <Photo
        hidden={phase !== 'review'}
        aria-label={labels.photo}
        // Seen as it was framed; what is sent is not mirrored: it is compared with the photo of the document.
        ownerState={{ mirrored: isSelfie && state.phase === 'review' && state.before === null }}
      >
        <canvas ref={canvas} />
      </Photo>
      {state.phase === 'review' && (
        <>
          {error && (
            <Alert tone="danger" live>
              {error}
            </Alert>
          )}
          <CameraReview
            faults={state.faults}
            {...inspection}
            labels={labels}
            busy={busy}
            onUse={() => void accept()}
            onRetake={state.before ? () => dispatch({ type: 'discarded' }) : () => void open()}
            retake={state.before ? labels.chooseAnother : labels.retake}
          />
        </>
      )}
      {state.phase !== 'review' &&
        state.phase !== 'live' &&
        (isSelfie ? (
          others
        ) : (
          <PhotoInput labels={labels} accept={props.accept} unreadable={state.unreadable} onFile={choose}>
            {others}
          </PhotoInput>
        ))}
    </Root>
  );
};
