export type CameraProblem =
  'denied' | 'absent' | 'busy' | 'inApp' | 'browser' | 'system' | 'storage' | 'unexpected';

export type Device = {
  userAgent: string;
  /** Whether `navigator.mediaDevices.getUserMedia` exists. */
  hasCameraApi: boolean;
  /** Free storage granted to the page in bytes, if the browser reports it. */
  freeBytes?: number;
};

/** User agents of in-app browsers, which hide the address bar and mostly have no camera access. */
const inApp = /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|BytedanceWebview|Twitter|; wv\)|GSA\//;

/** Returns whether the system's browsers cannot give pages camera access: iOS before 14.3, Android before 5. */
const oldSystem = (userAgent: string): boolean => {
  const apple = /(?:iPhone|iPad|iPod).* OS (\d+)_(\d+)/.exec(userAgent);
  if (apple) return Number(apple[1]) < 14 || (Number(apple[1]) === 14 && Number(apple[2]) < 3);
  const android = /Android (\d+)/.exec(userAgent);
  return Boolean(android && Number(android[1]) < 5);
};

/** Approximate size of a photo plus its upload copy, in bytes. */
const leastFreeBytes = 20_000_000;

/** Returns the problem known before requesting the camera, or null. */
export const problemOfDevice = ({ userAgent, hasCameraApi, freeBytes }: Device): CameraProblem | null => {
  if (oldSystem(userAgent)) return 'system';
  if (inApp.test(userAgent)) return 'inApp';
  if (!hasCameraApi) return 'browser';
  return freeBytes !== undefined && freeBytes < leastFreeBytes ? 'storage' : null;
};

const names: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
  QuotaExceededError: 'storage',
};

/** Maps a `getUserMedia` error to a problem; unknown errors are 'unexpected'. */
export const problemOfError = (error: unknown): CameraProblem =>
  (error instanceof Error && names[error.name]) || 'unexpected';

/** Reads the browser's camera support and free storage. */
export const thisDevice = async (): Promise<Device> => {
  // Undefined over plain HTTP and in old browsers, despite the types.
  const media: MediaDevices | undefined = navigator.mediaDevices;
  const storage: StorageManager | undefined = navigator.storage;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  return {
    userAgent: navigator.userAgent,
    hasCameraApi: typeof media?.getUserMedia === 'function',
    freeBytes:
      estimate?.quota === undefined ? undefined : Math.max(0, estimate.quota - (estimate.usage ?? 0)),
  };
};
