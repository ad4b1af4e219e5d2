import { nameCase } from '@prendarios/rules/displayCase';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import type { Assignee } from './useAssignee.ts';

const ColleagueDialog = lazyDialog(async () => (await import('./ColleagueDialog.tsx')).ColleagueDialog);

type AskColleague = {
  /** Calls `send` immediately, or after confirmation if a colleague follows up the proposal. */
  ask: (send: () => void) => void;
  question: ReactNode;
};

/** Asks sellers for confirmation before a link is sent to a colleague's customer. */
export function useAskColleague(assignee: Assignee): AskColleague {
  const [pending, setPending] = useState<{ send: () => void } | null>(null);
  const isColleagues = assignee !== null && !assignee.isViewer;
  return {
    ask: (send) => (isColleagues ? setPending({ send }) : send()),
    question: isColleagues && (
      <ColleagueDialog
        open={pending !== null}
        name={assignee.name === null ? null : nameCase(assignee.name)}
        onConfirm={() => {
          setPending(null);
          pending?.send();
        }}
        onCancel={() => setPending(null)}
      />
    ),
  };
}
