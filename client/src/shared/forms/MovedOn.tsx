import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { useEffect, useState } from 'react';
import { useReadDueStep, type DueStep } from './dueStep.ts';
import { MOVED_ON_TEXTS } from './movedOnTexts.ts';

const TEXT = MOVED_ON_TEXTS;

/** Reloads the page, which then shows the due step. */
const RELOAD: DueStep = { text: TEXT.text, label: TEXT.reload, go: () => location.reload() };

/** Explains that an action was rejected because the application is at another step, and links to that step. */
export const MovedOn = () => {
  const read = useReadDueStep();
  const [due, setDue] = useState<DueStep>(RELOAD);
  useEffect(
    function findDueStep() {
      let isShown = true;
      const show = (found: DueStep | null) => {
        if (isShown && found !== null) setDue(found);
      };
      // Without a response, the user can still reload.
      read?.().then(show, () => undefined);
      return () => {
        isShown = false;
      };
    },
    [read],
  );
  return (
    <Alert
      tone="warning"
      live
      title={TEXT.title}
      action={
        <Button type="button" variant="secondary" size="small" onClick={due.go}>
          {due.label}
        </Button>
      }
    >
      {due.text}
    </Alert>
  );
};
