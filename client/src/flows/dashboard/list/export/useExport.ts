import { todayInArgentina } from '@prendarios/rules/birthDate';
import { useEffect, useRef, useState } from 'react';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { authorizationHeaders } from '#shared/session/authorization.ts';
import { saveBlob } from '#shared/files/saveBlob.ts';
import { type Exported, fetchExport } from './exportFile.ts';
import { LIST_TEXTS } from '../texts.ts';

const TEXT = LIST_TEXTS.export;

type ExportState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'done'; tone: 'success' | 'warning' | 'danger'; text: string };

const IDLE: ExportState = { kind: 'idle' };

/** Returns the state after an export, with the message of its result. */
function stateAfter(exported: Exported): ExportState {
  switch (exported.kind) {
    case 'cancelled':
      return IDLE;
    case 'file':
      return exported.isCapped
        ? { kind: 'done', tone: 'warning', text: TEXT.capped }
        : { kind: 'done', tone: 'success', text: TEXT.done };
    case 'tooMany':
      return { kind: 'done', tone: 'danger', text: TEXT.tooMany };
    case 'failed':
      return { kind: 'done', tone: 'danger', text: exported.offline ? TEXT.offline : TEXT.failed };
  }
}

/** Saves the filtered list as a file on the device. Leaving the page cancels the export. */
export function useExport(filter: object | null) {
  const [state, setState] = useState(IDLE);
  useRetryOnline(() => setState((now) => (now.kind === 'done' && now.text === TEXT.offline ? IDLE : now)));
  const running = useRef<AbortController | null>(null);
  useEffect(function stopWithThePage() {
    return () => running.current?.abort();
  }, []);

  async function run() {
    const stop = new AbortController();
    running.current = stop;
    setState({ kind: 'busy' });
    const exported = await fetchExport(filter, authorizationHeaders, stop.signal);
    if (running.current !== stop) return;
    running.current = null;
    if (exported.kind === 'file') saveBlob(exported.blob, TEXT.fileName(todayInArgentina(new Date())));
    setState(stateAfter(exported));
  }
  return {
    state,
    start: () => void run(),
    cancel: () => running.current?.abort(),
  };
}
