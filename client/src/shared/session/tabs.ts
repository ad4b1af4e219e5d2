const MESSAGES = ['began', 'expired', 'signed-out', 'left'] as const;
/** A session started, expired or was signed out; `left`: a guest removed their data from this browser. */
export type TabMessage = (typeof MESSAGES)[number];

const NAME = 'prendarios-session';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Notifies this browser's other tabs. Without BroadcastChannel, they notice the changed cookie at their next check. */
export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

export function listenToTabs(onMessage: (message: TabMessage) => void): () => void {
  const source = open();
  const listen = ({ data }: MessageEvent<unknown>) => {
    // A tab with another release may send messages that this one does not know.
    const message = MESSAGES.find((known) => known === data);
    if (message !== undefined) onMessage(message);
  };
  source?.addEventListener('message', listen);
  return () => source?.removeEventListener('message', listen);
}
