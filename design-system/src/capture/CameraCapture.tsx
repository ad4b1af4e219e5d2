import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useId, useReducer, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Busy } from '../feedback/Busy.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { cameraMessages } from '../cameraMessages.ts';
import { base } from '../tokens/base.ts';
import { CameraPrimer, CameraReview, CameraTrouble } from './CameraPhases.tsx';
import type { CaptureState } from './captureState.ts';
import { captureReducer } from './captureState.ts';
import type { CameraProblem, Device } from './device.ts';
import { problemOfError } from './device.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import { openPhoto, photoFile, takePhoto } from './photo.ts';
import { PhotoInput } from './PhotoInput.tsx';
import type { PhotoLimits } from './quality.ts';
import { documentLimits, selfieLimits } from './quality.ts';
import { SelfieFrame } from './SelfieFrame.tsx';
import type { OpenCamera } from './useCamera.ts';
import { useCamera } from './useCamera.ts';

export type CameraSubject = 'documentFront' | 'documentBack' | 'selfie';

export type CameraCaptureProps = {
  /** The subject of the photo: decides the frame, the camera and the limits. */
  subject: CameraSubject;
  /** Why the photo is needed and how it is used: shown before the browser asks for permission. */
  primer: ReactNode;
  /** What to put where: 'Poné el frente de tu DNI dentro del marco'. */
  guide: string;
  /** Name of the file that `onPhoto` gets. */
  fileName: string;
  /** Called with the photo, as JPEG, when the user has reviewed and accepted it. */
  onPhoto: (photo: File) => void;
  /** Called with an uploaded photo, unchanged. Without it, the user reviews an uploaded photo here like a taken one. */
  onUpload?: (photo: File) => void;
  /** What may be uploaded in place of a photo, as the attribute of an input. JPEG and PNG by default. */
  accept?: string;
  /** Ways without this camera: copy the link, a code to scan, another phone. In every state. */
  alternatives?: ReactNode;
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

const Guide = styled('p')(({ theme }) => ({
  fontSize: theme.typography.lead.fontSize,
  fontWeight: base.weight.semibold,
  lineHeight: 1.3,
}));

const Photo = styled('figure')(({ theme }) => ({
  borderRadius: theme.vars.shape.radius.panel,
  backgroundColor: theme.vars.palette.panel.main,
  overflow: 'hidden',
  '& > canvas': { display: 'block', width: '100%', height: 'auto' },
}));

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
  const box = useRef<HTMLElement>(null);
  const lastPhase = useRef(phase);
  const id = useId();

  useEffect(
    function followThePhase() {
      // The pressed button disappears with its phase: the focus moves to the section.
      if (lastPhase.current !== phase) box.current?.focus({ preventScroll: true });
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
      dispatch({ type: 'unreadable' });
    }
  };
  const shoot = () => {
    if (!video.current || !canvas.current || video.current.videoWidth === 0) return;
    dispatch({ type: 'taken', faults: takePhoto(video.current, canvas.current, limits) });
  };
  const accept = async () => {
    if (!canvas.current) return;
    try {
      onPhoto(await photoFile(canvas.current, fileName));
    } catch (failure) {
      dispatch({ type: 'failed', problem: problemOfError(failure) });
    }
  };
  const live = <video ref={video} autoPlay muted playsInline aria-label={labels.live} />;

  return (
    <Root ref={box} tabIndex={-1} aria-labelledby={`${id}-guide`}>
      <Guide id={`${id}-guide`}>{guide}</Guide>
      {phase === 'primer' && (
        <CameraPrimer labels={labels} onOpen={() => void open()}>
          {primer}
        </CameraPrimer>
      )}
      {phase === 'asking' && <Busy text={labels.opening} />}
      {state.phase === 'problem' && (
        <CameraTrouble problem={state.problem} labels={labels} onRetry={() => void open()} />
      )}
      {phase === 'live' && (
        <Stack gap={4}>
          {isSelfie ? (
            <SelfieFrame>{live}</SelfieFrame>
          ) : (
            <DocumentFrame side={subject === 'documentBack' ? 'back' : 'front'}>{live}</DocumentFrame>
          )}
          <Button icon="camera" block onClick={shoot}>
            {labels.shoot}
          </Button>
        </Stack>
      )}
      <Photo hidden={phase !== 'review'} aria-label={labels.photo}>
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
            labels={labels}
            busy={busy}
            onUse={() => void accept()}
            onRetake={state.before ? () => dispatch({ type: 'discarded' }) : () => void open()}
            retake={state.before ? labels.chooseAnother : labels.retake}
          />
        </>
      )}
      {state.phase !== 'review' && (
        <PhotoInput
          labels={labels}
          accept={props.accept}
          isUnreadable={state.isUnreadable}
          onFile={(file) => (props.onUpload ? props.onUpload(file) : void upload(file))}
        >
          {props.alternatives}
        </PhotoInput>
      )}
    </Root>
  );
};
