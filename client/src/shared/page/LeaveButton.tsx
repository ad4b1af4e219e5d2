import { useApolloClient } from '@apollo/client/react';
import { Button } from '@prendarios/design-system/actions/Button';
import { ConfirmDialog } from '@prendarios/design-system/overlay/ConfirmDialog';
import { useState } from 'react';
import { SignOutDocument } from '#generated/graphql.ts';
import { forgetForms } from '#shared/session/keptForms.ts';
import { notifyTabs } from '#shared/session/tabs.ts';
import { LEAVE_TEXTS as TEXT } from '#shared/session/texts.ts';

/** Loads a new page, so that nothing of the guest stays in memory. */
async function leaveHere(): Promise<void> {
  await forgetForms();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled: nothing was kept in it.
  }
  notifyTabs('left');
  location.replace('/');
}

/** Asks once, and takes what this browser holds away from it. */
export const LeaveButton = () => {
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const client = useApolloClient();
  const leave = async () => {
    setState('busy');
    try {
      const variables = { input: { everywhere: false } };
      await client.mutate({ mutation: SignOutDocument, variables, context: { quiet: true } });
      await leaveHere();
    } catch {
      // The dialog stays, and says so.
      setState('failed');
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {TEXT.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={state === 'busy'}
        title={TEXT.question}
        confirm={TEXT.confirm}
        error={state === 'failed' && TEXT.failed}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {TEXT.text}
      </ConfirmDialog>
    </>
  );
};
