import { problemOfDevice, type CameraProblem, type Device } from '@prendarios/design-system/capture/device';

export type Media = {
  device: () => Promise<Device>;
  /** Returns the kinds of the devices that the browser lists without permission; null if it lists none. */
  kinds: () => Promise<readonly string[] | null>;
};

/** Returns why the camera cannot be used, if that is known before asking for permission. */
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

/** Returns null in browsers without a device list: they may still have a camera, so the user can try to open it. */
export async function mediaKinds(): Promise<readonly string[] | null> {
  const media: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  const devices = await media?.enumerateDevices?.();
  return devices?.map(({ kind }) => kind) ?? null;
}
