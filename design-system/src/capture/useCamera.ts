import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CameraProblem, Device } from './device.ts';
import { problemOfDevice, problemOfError, thisDevice } from './device.ts';

export type OpenCamera = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

export type CameraState =
  | { phase: 'primer' }
  | { phase: 'asking' }
  | { phase: 'live'; stream: MediaStream }
  | { phase: 'problem'; problem: CameraProblem };

export type Camera = {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  open: () => Promise<void>;
  close: () => void;
};

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

const askBrowser: OpenCamera = (constraints) => navigator.mediaDevices.getUserMedia(constraints);

type Options = {
  facing: 'environment' | 'user';
  openCamera?: OpenCamera;
  device?: () => Promise<Device>;
};

/**
 * Opens and closes the camera. It asks the browser only on `open`, and stops the camera on `close`, when the component
 * leaves the page and when opening fails; a failure is the phase 'problem'.
 */
export const useCamera = ({ facing, openCamera = askBrowser, device = thisDevice }: Options): Camera => {
  const [state, setState] = useState<CameraState>({ phase: 'primer' });
  const video = useRef<HTMLVideoElement>(null);
  const current = useRef(0);
  const stream = state.phase === 'live' ? state.stream : null;

  useEffect(
    function showStream() {
      if (!stream) return undefined;
      if (video.current) video.current.srcObject = stream;
      const fail = () => setState({ phase: 'problem', problem: 'busy' });
      stream.getVideoTracks()[0]?.addEventListener('ended', fail);
      return () => {
        stream.getVideoTracks()[0]?.removeEventListener('ended', fail);
        stop(stream);
      };
    },
    [stream],
  );

  useEffect(function forgetLateAnswers() {
    return () => {
      current.current += 1;
    };
  }, []);

  const open = async () => {
    current.current += 1;
    const turn = current.current;
    const isLate = () => turn !== current.current;
    setState({ phase: 'asking' });
    const problem = problemOfDevice(await device());
    if (isLate()) return;
    if (problem) {
      setState({ phase: 'problem', problem });
      return;
    }
    try {
      const opened = await openCamera({
        audio: false,
        video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
      if (isLate()) stop(opened);
      else setState({ phase: 'live', stream: opened });
    } catch (error) {
      if (!isLate()) setState({ phase: 'problem', problem: problemOfError(error) });
    }
  };

  const close = () => {
    current.current += 1;
    setState({ phase: 'primer' });
  };

  return { state, video, open, close };
};
