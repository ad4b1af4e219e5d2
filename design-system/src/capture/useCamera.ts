import type { Dispatch, RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import type { CaptureEvent } from './captureState.ts';
import type { Device } from './device.ts';
import { problemOfDevice, problemOfError, thisDevice } from './device.ts';

export type OpenCamera = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

export type Camera = {
  video: RefObject<HTMLVideoElement | null>;
  open: () => Promise<void>;
  /** Discards the pending `open`: a camera that opens later is stopped immediately. */
  cancel: () => void;
};

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

const askBrowser: OpenCamera = (constraints) => navigator.mediaDevices.getUserMedia(constraints);

type Options = {
  /** Stream of the open camera; null while it is closed. */
  stream: MediaStream | null;
  dispatch: Dispatch<CaptureEvent>;
  facing: 'environment' | 'user';
  openCamera?: OpenCamera;
  device?: () => Promise<Device>;
};

/**
 * Opens the camera and shows its video. It requests the camera only on `open` and stops it when the state drops the
 * stream or the component unmounts. Failures lead to the 'problem' phase.
 */
export const useCamera = (options: Options): Camera => {
  const { stream, dispatch, facing, openCamera = askBrowser, device = thisDevice } = options;
  const video = useRef<HTMLVideoElement>(null);
  const turn = useRef(0);

  useEffect(
    function showStream() {
      if (!stream) return undefined;
      if (video.current) video.current.srcObject = stream;
      const fail = () => dispatch({ type: 'failed', problem: 'busy' });
      stream.getVideoTracks()[0]?.addEventListener('ended', fail);
      return () => {
        stream.getVideoTracks()[0]?.removeEventListener('ended', fail);
        stop(stream);
      };
    },
    [stream, dispatch],
  );

  const cancel = useCallback(() => {
    turn.current += 1;
  }, []);

  useEffect(
    function cancelOnLeaving() {
      return cancel;
    },
    [cancel],
  );

  const open = async () => {
    cancel();
    const own = turn.current;
    const isLate = () => own !== turn.current;
    dispatch({ type: 'opening' });
    const problem = problemOfDevice(await device());
    if (isLate()) return;
    if (problem) {
      dispatch({ type: 'failed', problem });
      return;
    }
    try {
      const opened = await openCamera({
        audio: false,
        video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
      if (isLate()) stop(opened);
      else dispatch({ type: 'opened', stream: opened });
    } catch (error) {
      if (!isLate()) dispatch({ type: 'failed', problem: problemOfError(error) });
    }
  };

  return { video, open, cancel };
};
