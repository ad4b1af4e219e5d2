import { useEffect, useRef, useState } from 'react';
import type { ReminderParty, ReminderViewFragment } from '#generated/graphql.ts';
import { useSendReminderMutation } from '#generated/hooks.ts';
import { writeFailure } from '#shared/api/classify.ts';
import { writeContext } from '#shared/api/idempotency.ts';
import { settledWrite } from '#shared/api/settledWrite.ts';
import { tooManyMessage } from '#shared/api/tooMany.ts';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import { lastReminder } from '../../reach/lastReminder.ts';
import { REMINDER_TEXTS } from '../../reach/texts.ts';
import { type Outcome, type Outcomes, remindEach } from './remindEach.ts';

/**
 * Sends one proposal's reminder. Its idempotency key stays the same until there is a response, so none is sent twice.
 */
function useRemindOne(onSent: (id: string, reminder: ReminderViewFragment) => void) {
  const [ask] = useSendReminderMutation();
  const keys = useRef(new Map<string, string>());
  return async (proposalId: string, party: ReminderParty | undefined): Promise<Outcome> => {
    const key = keys.current.get(proposalId) ?? crypto.randomUUID();
    keys.current.set(proposalId, key);
    const context = { ...writeContext(key), quiet: true };
    try {
      const { data } = await settledWrite(() =>
        ask({ variables: { input: { proposalId, party } }, context }),
      );
      keys.current.delete(proposalId);
      const { reminder, userErrors } = data?.sendReminder ?? { reminder: null, userErrors: [] };
      const last = reminder?.last ?? null;
      if (reminder !== null) onSent(proposalId, reminder);
      if (reminder !== null && last !== null) {
        const text = lastReminder(last, todayInArgentina(new Date()));
        return { kind: 'sent', text, party: reminder.party };
      }
      const [refusal] = userErrors;
      const isEarly = refusal?.code === 'REMINDER_TOO_SOON' || refusal?.code === 'TOO_MANY_LINKS';
      const kind = isEarly ? 'early' : 'refused';
      return { kind, text: refusal?.message ?? REMINDER_TEXTS.problem };
    } catch (error) {
      const tooMany = tooManyMessage(error);
      const failure = writeFailure(error);
      const endsAll = tooMany !== null || failure === 'offline';
      return { kind: 'failed', text: tooMany ?? REMINDER_TEXTS[failure], endsAll };
    }
  };
}

type Progress = Readonly<{ done: number; total: number }>;

type BulkReminder = {
  /** Returns the party that a reminder goes to, as stated in the confirmation. */
  partyOf: (id: string) => ReminderParty | undefined;
  onSent: (id: string, reminder: ReminderViewFragment) => void;
};

/** Sends reminders one after another; calls `onSent` for each. Leaving the page stops after the current one. */
export function useBulkReminder({ partyOf, onSent }: BulkReminder) {
  const remindOne = useRemindOne(onSent);
  // A row may leave the list before its reminder is retried.
  const parties = useRef(new Map<string, ReminderParty | undefined>());
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);
  useEffect(function stopWithThePage() {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  async function run(ids: readonly string[]) {
    isStopped.current = false;
    setAsked((before) => [...new Set([...before, ...ids])]);
    setProgress({ done: 0, total: ids.length });
    for (const id of ids) if (!parties.current.has(id)) parties.current.set(id, partyOf(id));
    await remindEach(ids, (id) => remindOne(id, parties.current.get(id)), {
      onOutcome: (id, outcome) => {
        setOutcomes((before) => new Map(before).set(id, outcome));
        setProgress((now) => now && { ...now, done: now.done + 1 });
      },
      isStopped: () => isStopped.current,
    });
    setProgress(null);
  }

  return {
    /** Proposals to remind, in order. */
    asked,
    outcomes,
    /** Null while nothing is being sent. */
    progress,
    send: (ids: readonly string[]) => void (progress === null ? run(ids) : undefined),
    stop: () => {
      isStopped.current = true;
    },
    forget: () => {
      setAsked([]);
      setOutcomes(new Map());
      parties.current.clear();
    },
  };
}
