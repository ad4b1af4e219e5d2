import { useEffect, useRef, useState } from 'react';
import { useRetryOnline } from '../../../shared/errors/useRetryOnline.ts';
import type { Picture } from './pictures.ts';
import { pictureTransport } from './pictureTransport.ts';
import { sendPicture } from './sendPicture.ts';

type Sending =
  | { state: 'idle' }
  | { state: 'sending'; sent: number; size: number }
  /** `isOut`: the page with the picture has given way meanwhile, and cannot tell it beside the picture. */
  | { state: 'stopped'; message: string; isOut: boolean }
  /** Outside the hours of the step; the picture is held. */
  | { state: 'closed'; message: string; busy: boolean };

type Options = {
  proposalId: string;
  picture: Picture;
  onKept: () => void;
  /** The proposal is no longer where this page thinks it is. */
  onStale: () => void;
};

/** Sends one accepted picture at a time; after a cut it goes again by itself once the connection is back. */
export function useSendPicture({ proposalId, picture, onKept, onStale }: Options) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const under = useRef<AbortController | null>(null);
  /** What is still to be sent, and what the bank said of the hour. */
  const held = useRef<{ file: File; closed: string | null } | null>(null);
  useEffect(function stopWithTheScreen() {
    return () => under.current?.abort();
  }, []);

  async function send(file: File, closed: string | null) {
    if (under.current !== null) return;
    const stop = new AbortController();
    under.current = stop;
    held.current = { file, closed };
    const show = (sent: number) =>
      setSending(
        closed === null
          ? { state: 'sending', sent: Math.min(sent, file.size), size: file.size }
          : { state: 'closed', message: closed, busy: true },
      );
    show(0);
    const outcome = await sendPicture(pictureTransport(proposalId, picture), file, {
      signal: stop.signal,
      onProgress: show,
    });
    under.current = null;
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'closed') held.current = { file, closed: outcome.message };
    else if (outcome.kind !== 'failed') held.current = null;
    if (outcome.kind === 'kept') onKept();
    else if (outcome.kind === 'stale') onStale();
    else if (outcome.kind === 'closed')
      setSending({ state: 'closed', message: outcome.message, busy: false });
    else if (outcome.kind === 'failed' && closed !== null)
      setSending({ state: 'closed', message: closed, busy: false });
    else setSending({ state: 'stopped', message: outcome.message, isOut: closed !== null });
  }

  const again = () => {
    if (held.current !== null) void send(held.current.file, held.current.closed);
  };
  useRetryOnline(again);
  return { sending, send: (file: File) => void send(file, null), again };
}
