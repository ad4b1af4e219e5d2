import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { checkDni } from '@prendarios/rules/dni';
import { useEffect, useEffectEvent, useState } from 'react';
import { isHeld, type Match } from '#shared/loan/findProposal/match.ts';
import { useSettled } from '../vehicle/useSettled.ts';
import { NOTICE_TEXTS as TEXT } from './noticeTexts.ts';
import { customersProposalHref, replacesFor } from './openProposal.ts';
import { useEarlierProposal } from './useEarlierProposal.ts';

/** Names the customer's open proposal to a seller as soon as the document is complete, before the rest is filled in. */
export const EarlierNotice = ({ documentNumber }: { documentNumber: string }) => {
  const { lookFor } = useEarlierProposal();
  const settled = useSettled(documentNumber);
  const [found, setFound] = useState<{ documentNumber: string; match: Match | null } | null>(null);
  const isDue = checkDni(settled) === null;
  const look = useEffectEvent(lookFor);
  useEffect(
    function askOnceComplete() {
      if (!isDue || replacesFor(settled)) return;
      void look(settled).then((match) => setFound({ documentNumber: settled, match }));
    },
    [isDue, settled],
  );
  const match = found?.documentNumber === documentNumber ? found.match : null;
  if (match === null || !isHeld(match)) return null;
  return (
    <Alert
      tone="warning"
      live
      title={TEXT.title(String(match.number))}
      action={
        <Button href={customersProposalHref(match.id)} variant="secondary" size="small">
          {TEXT.action}
        </Button>
      }
    >
      {TEXT.text(match.phaseLabel ?? '')}
    </Alert>
  );
};
