import { useEffect, useRef, useState } from 'react';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { photoTransport } from './photoTransport.ts';
import { nextState, progressOf, type Sending, type Unsent } from './sending.ts';
import { sendPhoto } from './sendPhoto.ts';

type Options = {
  /** The gateway's URL for the photo. */
  address: string;
  onSaved: (file: File) => void;
  /**
   * Called when the proposal has changed since this page loaded it; refetches it, which leaves the page if another step
   * is due.
   */
  onStale: () => Promise<unknown>;
};

/** Sends one photo at a time; after a lost connection, retries when the browser is online again. */
export function useSendPhoto({ address, onSaved, onStale }: Options) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const unsent = useRef<Unsent | null>(null);
  useEffect(function stopWithTheScreen() {
    return () => running.current?.abort();
  }, []);

  async function send(next: Unsent) {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    unsent.current = next;
    const onProgress = (bytes: number) => setSending(progressOf(next, bytes));
    onProgress(0);
    const outcome = await sendPhoto(photoTransport(address, next.number), next.file, {
      signal: controller.signal,
      onProgress,
    });
    if (outcome.kind === 'stale') await onStale();
    running.current = null;
    const after = nextState(outcome, next);
    unsent.current = after.unsent;
    if (after.sending !== null) setSending(after.sending);
    if (outcome.kind === 'saved') onSaved(next.file);
  }

  const again = () => {
    if (unsent.current !== null) void send(unsent.current);
  };
  useRetryOnline(again);
  return {
    sending,
    send: (file: File, number: string | null) => void send({ file, number, closed: null }),
    again,
  };
}
