/** Why a session ended: inactivity, or the user signed out. */
type EndReason = 'expired' | 'signed-out';
export type TabMessage = { kind: 'began' } | { kind: 'ended'; reason: EndReason };

const NAME = 'prendarios-session';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

function isMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null) return false;
  const kind: unknown = Reflect.get(data, 'kind');
  const reason: unknown = Reflect.get(data, 'reason');
  return kind === 'began' || (kind === 'ended' && (reason === 'expired' || reason === 'signed-out'));
}

/** Notifies this browser's other tabs; without BroadcastChannel they see the changed cookie at their next check. */
export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

export function listenToTabs(onMessage: (message: TabMessage) => void): () => void {
  const source = open();
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) onMessage(data);
  };
  source?.addEventListener('message', listen);
  return () => source?.removeEventListener('message', listen);
}
