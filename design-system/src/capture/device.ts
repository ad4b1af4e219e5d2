export type CameraProblem =
  'denied' | 'absent' | 'busy' | 'inApp' | 'browser' | 'system' | 'storage' | 'unexpected';

export type Device = {
  userAgent: string;
  /** Whether `navigator.mediaDevices.getUserMedia` is there. */
  hasCameraApi: boolean;
  /** Free bytes that the browser grants the page, where it says so. */
  freeBytes?: number;
};

/** Pages opened inside these show a browser without its address bar, mostly without a camera. */
const inApp = /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|BytedanceWebview|Twitter|; wv\)|GSA\//;

/** Systems whose browsers cannot hand a camera to a page: iOS before 14.3, Android before 5. */
const oldSystem = (userAgent: string): boolean => {
  const apple = /(?:iPhone|iPad|iPod).* OS (\d+)_(\d+)/.exec(userAgent);
  if (apple) return Number(apple[1]) < 14 || (Number(apple[1]) === 14 && Number(apple[2]) < 3);
  const android = /Android (\d+)/.exec(userAgent);
  return Boolean(android && Number(android[1]) < 5);
};

/** A photo and its copy on the way to the server take about this much. */
const leastFreeBytes = 20_000_000;

/** The problem that is known before the browser is asked for the camera; null if there is none. */
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

/** The problem behind an error of `getUserMedia`; 'unexpected' for one that is not known. */
export const problemOfError = (error: unknown): CameraProblem =>
  (error instanceof Error && names[error.name]) || 'unexpected';

/** What this browser says about camera and storage. */
export const thisDevice = async (): Promise<Device> => {
  // Absent on plain http and in old browsers, whatever the types say.
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
