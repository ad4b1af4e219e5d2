/** Why a session ended: nothing was done for too long, or the person signed out. */
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

/** Tells this browser's other tabs; where they cannot be told they see the cookie change at their next look. */
export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

export function hearTabs(onMessage: (message: TabMessage) => void): () => void {
  const heard = open();
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) onMessage(data);
  };
  heard?.addEventListener('message', listen);
  return () => heard?.removeEventListener('message', listen);
}
