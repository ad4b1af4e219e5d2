import { cameraMessages } from '@prendarios/design-system/cameraMessages';
import { thisDevice, type CameraProblem } from '@prendarios/design-system/capture/device';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { useEffect, useState } from 'react';
import { knownProblem, mediaKinds } from './deviceProblem.ts';
import { OtherPhone } from './OtherPhone.tsx';

export function useKnownProblem(): CameraProblem | null {
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  useEffect(function lookAtDevice() {
    let isWanted = true;
    async function look() {
      const found = await knownProblem({ device: thisDevice, kinds: mediaKinds });
      if (isWanted) setProblem(found);
    }
    void look();
    return () => {
      isWanted = false;
    };
  }, []);
  return problem;
}

/** Why the camera does not work, and how to continue without it; photos can always be uploaded (docs/ux.md#camera). */
export const DeviceNotice = ({ problem }: { problem: CameraProblem }) => (
  <>
    <Alert tone="warning" live title={cameraMessages.problems[problem].title}>
      {cameraMessages.problems[problem].text}
    </Alert>
    <OtherPhone isOpen />
  </>
);
