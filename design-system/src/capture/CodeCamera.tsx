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
  /** Instruction, used as the accessible name of the video. */
  guide: string;
  /** Decodes one frame. The next frame follows after the promise settles. */
  onFrame: (frame: ImageData) => Promise<void>;
  /** Decodes a photo that the user chose instead of the camera. */
  onPhoto: (photo: ImageData) => void;
  /** Returns why a file could not be opened as a photo; defaults to a generic message. */
  explain?: (file: File) => Promise<string>;
  /** Result of the last scan, shown below the camera. */
  notice?: ReactNode;
  /** Alternatives to the camera, shown next to the upload in every state. */
  alternatives?: ReactNode;
  /** Overrides the default texts. */
  labels?: Partial<typeof cameraMessages>;
  /** Replaces the browser's camera in tests. */
  openCamera?: OpenCamera;
  /** Replaces the device check in tests. */
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
 * Reads printed codes with the camera: opens on mount, passes on one frame after another and stores none. A column with
 * a video, so not based on MUI.
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
