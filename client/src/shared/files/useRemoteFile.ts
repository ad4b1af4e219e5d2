import { useEffect, useRef, useState } from 'react';
import { fetchFile } from './fetchFile.ts';
import { saveBlob } from './saveBlob.ts';
import { authorizationHeaders } from '#shared/session/authorization.ts';
import { problemOf, savedName, type FileProblem, type RemoteFile } from './remoteFile.ts';

export type Opened =
  | { state: 'loading' }
  | { state: 'shown'; url: string; contentType: string }
  | { state: 'failed'; problem: FileProblem };

const LOADING: Opened = { state: 'loading' };

/** Loads a file and returns an object URL that is valid while the component is mounted; `retry` loads it again. */
export function useRemoteFile({ href }: RemoteFile): { opened: Opened; retry: () => void } {
  const [opened, setOpened] = useState<Opened>(LOADING);
  const [attempt, setAttempt] = useState({ href });
  useEffect(
    function readFile() {
      const abort = new AbortController();
      let url: string | null = null;
      async function read() {
        const fetched = await fetchFile(attempt.href, authorizationHeaders, abort.signal);
        if (abort.signal.aborted) return;
        if (fetched.kind !== 'file') return setOpened({ state: 'failed', problem: problemOf(fetched) });
        url = URL.createObjectURL(fetched.blob);
        setOpened({ state: 'shown', url, contentType: fetched.blob.type });
      }
      read().catch(() => {
        // Rejects only if aborted.
      });
      return () => {
        abort.abort();
        if (url !== null) URL.revokeObjectURL(url);
      };
    },
    [attempt],
  );
  return {
    opened,
    retry: () => {
      setOpened(LOADING);
      setAttempt({ href });
    },
  };
}

type Download = { busy: boolean; problem: FileProblem | null; start: () => void };

/** Saves a file on the device; ignores further presses while it loads. */
export function useDownload(file: RemoteFile): Download {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(function stopWithTheScreen() {
    return () => running.current?.abort();
  }, []);

  async function download() {
    const stop = new AbortController();
    running.current = stop;
    setBusy(true);
    setProblem(null);
    try {
      const fetched = await fetchFile(file.href, authorizationHeaders, stop.signal);
      if (fetched.kind === 'file') saveBlob(fetched.blob, savedName(file.name, fetched.blob.type));
      else setProblem(problemOf(fetched));
    } catch {
      // Aborted because the component was unmounted.
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, start: () => void (busy ? undefined : download()) };
}
