import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { cameraMessages } from '../cameraMessages.ts';
import { Busy } from '../feedback/Busy.tsx';
import { CameraTrouble } from './CameraPhases.tsx';
import type { CaptureState } from './captureState.ts';
import { captureReducer } from './captureState.ts';
import type { Device } from './device.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import { photoPixels, videoPixels } from './photo.ts';
import { PhotoInput } from './PhotoInput.tsx';
import type { OpenCamera } from './useCamera.ts';
import { useCamera } from './useCamera.ts';

export type CodeCameraProps = {
  /** What to hold where: names the camera's image. */
  guide: string;
  /** Reads a frame of the camera. The next frame comes once it has settled. */
  onFrame: (frame: ImageData) => Promise<void>;
  /** Reads a photo that the user has chosen in place of the camera. */
  onPhoto: (photo: ImageData) => void;
  /** Why a file could not be opened as a photo; the system's own words by default. */
  explain?: (file: File) => Promise<string>;
  /** Below the camera: what became of the reading. */
  notice?: ReactNode;
  /** Ways without the camera, beside the photo. In every state. */
  alternatives?: ReactNode;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof cameraMessages>;
  /** In place of the browser's camera, in tests. */
  openCamera?: OpenCamera;
  /** In place of asking the browser what it can do, in tests. */
  device?: () => Promise<Device>;
};

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
}));

const OPENING: CaptureState = { phase: 'asking' };

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The camera as a reader of a printed code: it opens at once, hands over frame after frame and keeps none. Not on MUI:
 * a column with the video in it.
 */
export const CodeCamera = (props: CodeCameraProps) => {
  const { guide, onFrame, onPhoto, notice, alternatives, openCamera, device } = props;
  const labels = { ...cameraMessages, ...props.labels };
  const [state, dispatch] = useReducer(captureReducer, OPENING);
  const stream = state.phase === 'live' ? state.stream : null;
  const { video, open } = useCamera({ stream, dispatch, facing: 'environment', openCamera, device });
  const handOver = useEffectEvent(onFrame);
  const openLatest = useEffectEvent(open);

  useEffect(function openAtOnce() {
    void openLatest();
  }, []);

  useEffect(
    function readFrames() {
      if (stream === null) return undefined;
      let isOn = true;
      const read = async () => {
        await nextPaint();
        if (!isOn) return;
        const frame = video.current && videoPixels(video.current);
        if (frame !== null) await handOver(frame);
        void read();
      };
      void read();
      return () => {
        isOn = false;
      };
    },
    [stream, video],
  );

  const choose = async (file: File) => {
    dispatch({ type: 'choosing' });
    try {
      onPhoto(await photoPixels(file));
    } catch {
      dispatch({ type: 'unreadable', message: (await props.explain?.(file)) ?? labels.unreadable });
    }
  };

  return (
    <Root>
      {state.phase === 'asking' && <Busy text={labels.opening} />}
      {state.phase === 'problem' && (
        <CameraTrouble problem={state.problem} labels={labels} onRetry={() => void open()} />
      )}
      {state.phase === 'live' && (
        <DocumentFrame side="back">
          <video ref={video} autoPlay muted playsInline aria-label={guide} />
        </DocumentFrame>
      )}
      {notice}
      <PhotoInput
        labels={labels}
        unreadable={state.phase === 'review' ? undefined : state.unreadable}
        onFile={(file) => void choose(file)}
      >
        {alternatives}
      </PhotoInput>
    </Root>
  );
};
