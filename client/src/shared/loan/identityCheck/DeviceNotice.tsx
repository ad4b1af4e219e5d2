import { cameraMessages } from '@prendarios/design-system/cameraMessages';
import { thisDevice, type CameraProblem } from '@prendarios/design-system/capture/device';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { useEffect, useState } from 'react';
import { knownProblem, mediaKinds } from './deviceProblem.ts';
import { useIdentityWork } from './IdentityWork.ts';
import { isDesk } from './isDesk.ts';
import { OtherPhone } from './OtherPhone.tsx';

/** Milliseconds to wait for the browser's list of cameras; after that, assume that it has one. */
const LOOK_MS = 500;

/** Returns why the camera cannot be used, or null; undefined while the browser is being asked. */
export function useKnownProblem(): CameraProblem | null | undefined {
  const [problem, setProblem] = useState<CameraProblem | null>();
  useEffect(function lookAtDevice() {
    let isWanted = true;
    async function look() {
      const found = await knownProblem({ device: thisDevice, kinds: mediaKinds });
      if (isWanted) setProblem(found);
    }
    void look();
    const timer = setTimeout(() => setProblem((known) => known ?? null), LOOK_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return problem;
}

/** Explains why the camera does not work, and offers to continue on another phone (docs/ux.md#camera). */
export const DeviceNotice = ({ problem }: { problem: CameraProblem }) => {
  const { otherPhone } = useIdentityWork();
  return (
    <>
      <Alert tone="warning" live title={cameraMessages.problems[problem].title}>
        {cameraMessages.problems[problem].text}
      </Alert>
      {(otherPhone === null || !isDesk()) && <OtherPhone isOpen />}
    </>
  );
};
