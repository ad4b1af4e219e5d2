import { useApolloClient } from '@apollo/client/react';
import { Button } from '@prendarios/design-system/actions/Button';
import { ConfirmDialog } from '@prendarios/design-system/overlay/ConfirmDialog';
import { useState } from 'react';
import { SignOutDocument } from '#generated/graphql.ts';
import { forgetForms } from '#shared/session/keptForms.ts';
import { notifyTabs } from '#shared/session/tabs.ts';
import { LEAVE_TEXTS as TEXT } from '#shared/session/texts.ts';

/** Clears the guest's data and loads a new page, which also clears the memory. */
async function leaveHere(): Promise<void> {
  await forgetForms();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled, so nothing was stored.
  }
  notifyTabs('left');
  location.replace('/');
}

/** Asks for confirmation, then ends the guest's access and clears their data in this browser. */
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
      // The dialog stays open and reports the failure.
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
