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
  /** Subject of the photo; selects the frame, the camera and the limits. Faces cannot be uploaded. */
  subject: CameraSubject;
  /** Explains why the photo is needed and how it is used; shown before the browser asks for permission. */
  primer: ReactNode;
  /** Instruction over the frame: 'Poné el frente de tu DNI dentro del marco'. */
  guide: string;
  /** Accessible name of the live camera, with the photo's position: 'Frente de tu DNI · 1 de 3'. Default: the guide. */
  title?: string;
  /** Name of the file passed to `onPhoto`. */
  fileName: string;
  /** Called with the photo as a JPEG when the user accepts it. */
  onPhoto: (photo: File) => void;
  /** Checks the photo during review; returns a notice that the user may overrule, or null. Never rejects. */
  inspect?: Inspect;
  /** Called with an uploaded photo, unchanged. Without it, the user reviews uploads here as well. */
  onUpload?: (photo: File) => void;
  /** Returns why a file could not be opened as a photo; defaults to a generic message. */
  explain?: (file: File) => Promise<string>;
  /** Accepted upload types, as in an input's `accept`. Defaults to JPEG and PNG. */
  accept?: string;
  /** Alternatives to this camera, shown in every state: copy the link, scan a code, use another phone. */
  alternatives?: ReactNode;
  /** Expanded alternatives; replace `alternatives` when the user leaves the live camera for another way. */
  alternativesOpen?: ReactNode;
  /** Whether the camera takes a document's photo automatically once the card is steady, sharp and in the frame. */
  automatic?: boolean;
  /** Called when the user turns automatic capture on or off. Without it, the choice applies to this photo only. */
  onAutomatic?: (on: boolean) => void;
  /** Whether the camera opens on mount, for users who have just taken another photo. */
  startsOpen?: boolean;
  /** Whether the accepted photo is being sent. */
  busy?: boolean;
  /** Reason why the server refused the photo, shown during review. */
  error?: string;
  /** Required size, light and sharpness; default to the subject's limits. */
  limits?: PhotoLimits;
  /** Initial problem, for example one that the server reported. */
  problem?: CameraProblem;
  /** Overrides the default texts. */
  labels?: Partial<typeof cameraMessages>;
  /** Replaces the browser's camera in tests. */
  openCamera?: OpenCamera;
  /** Replaces the device check in tests. */
  device?: () => Promise<Device>;
};

/** A plain section instead of an MUI component: it takes the focus when the phase changes. */
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
      // Leaves space for the buttons on a small phone.
      maxHeight: '45vh',
      ...(mirrored && { transform: 'scaleX(-1)' }),
    },
  }),
);

/** Takes one photo: primer, live camera with a frame, review, retake. Every problem offers a way to continue. */
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
      // The pressed button unmounts with its phase: focus the section, or the dialog while the camera is live.
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
    // oxlint-disable-next-line react/exhaustive-deps -- runs on mount only
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
  // Without a camera, another phone is the only way to photograph a face: show it expanded.
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
        // The preview is mirrored like the live video. The file is not: it is compared with the document's photo.
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
