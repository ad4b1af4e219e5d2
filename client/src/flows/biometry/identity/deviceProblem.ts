import { problemOfDevice, type CameraProblem, type Device } from '@prendarios/design-system/capture/device';

export type Media = {
  device: () => Promise<Device>;
  /** Kinds of the devices that the browser names without asking the person; null where it names none. */
  kinds: () => Promise<readonly string[] | null>;
};

/** What stands in the way of the camera, as far as it can be known before the browser asks for it. */
export async function knownProblem({ device, kinds }: Media): Promise<CameraProblem | null> {
  try {
    const problem = problemOfDevice(await device());
    if (problem !== null) return problem;
    const found = await kinds();
    return found === null || found.includes('videoinput') ? null : 'absent';
  } catch {
    return 'unexpected';
  }
}

/** Browsers without the list may still have a camera: the person finds out by opening it. */
export async function mediaKinds(): Promise<readonly string[] | null> {
  const media: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  const devices = await media?.enumerateDevices?.();
  return devices?.map(({ kind }) => kind) ?? null;
}
