import { Button } from '@prendarios/design-system/actions/Button';
import { Only } from '@prendarios/design-system/foundations/Only';
import { useState } from 'react';
import { useCoOwnerFlow } from './CoOwnerContext.ts';
import { RefuseDialog } from './invitation/RefuseDialog.tsx';
import { CO_OWNER_TEXTS } from './texts.ts';

const ACCEPTED = ['WAITING_FOR_OWNER', 'IDENTITY', 'WAITING_FOR_CONTRACT', 'CONTRACT'];

/** Lets a co-owner who accepted still decline until they sign (docs/domain.md#the-co-owner). */
export const RefuseOwn = () => {
  const { step, isCodeRequired } = useCoOwnerFlow().coOwnership;
  const [isRefusing, setRefusing] = useState(false);
  if (isCodeRequired || !ACCEPTED.includes(step)) return null;
  return (
    <Only on="screen">
      <Button variant="quiet" onClick={() => setRefusing(true)}>
        {CO_OWNER_TEXTS.refuse}
      </Button>
      <RefuseDialog open={isRefusing} onClose={() => setRefusing(false)} onRefused={() => undefined} />
    </Only>
  );
};
