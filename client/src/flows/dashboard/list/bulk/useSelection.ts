import { useRef, useState } from 'react';
import type { ProposalRowFragment } from '#generated/graphql.ts';
import { useToday } from '#shared/text/useToday.ts';
import { useOutreach } from '../../reach/useOutreach.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { mayBeReminded } from '../../proposal/mayBeReminded.ts';
import { barredRows } from './remindable.ts';
import { useReminders } from './useReminders.ts';

type Chosen = Readonly<{ list: string; ids: readonly string[] }>;

export type Selection = ReturnType<typeof useSelection>;

/**
 * Manages the rows that a seller selects on a page of the list; another page, identified by `list`, starts
 * empty.
 *
 * @param page undefined until it is loaded
 */
export function useSelection(page: readonly ProposalRowFragment[] | undefined, list: string, role: Role) {
  const [isOn, setOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Chosen>({ list, ids: [] });
  const items = page ?? [];
  // One proposal tells whether the bank has reminders; the others are checked when they are sent.
  const first = (items.find(mayBeReminded) ?? items[0])?.id ?? null;
  const outreach = useOutreach(first ?? '', first === null ? 'APPLICANT' : role);
  const known = new Set(items.map(({ id }) => id));
  const reminders = useReminders(items, isOn && role === 'SELLER');
  const barred = barredRows(items, reminders.known, useToday());
  const ids = chosen.list === list ? chosen.ids.filter((id) => known.has(id) && !barred.has(id)) : [];
  const choose = (next: readonly string[]) => setChosen({ list, ids: next });
  return {
    /** True from the start, so that the layout does not shift, until there are no rows or the bank has no reminders. */
    isOffered: role === 'SELLER' && (isOn || page === undefined || (first !== null && outreach !== null)),
    isOn,
    ids,
    /** Rows that cannot be selected, with reasons. */
    barred,
    /** Parties that the bank would remind, by row. */
    reminders: reminders.known,
    noteReminder: reminders.note,
    toggle: (id: string) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    /** Selects the rows, or deselects them if all of them are selected. */
    toggleAll: (all: readonly string[]) => {
      const others = ids.filter((id) => !all.includes(id));
      choose(all.every((id) => ids.includes(id)) ? others : [...others, ...all]);
    },
    choose,
    /** The button that starts and ends the selection. */
    button,
    begin: () => setOn(true),
    /** Moves the focus to the button, since the pressed control may be gone. */
    end: () => {
      setOn(false);
      choose([]);
      button.current?.focus();
    },
  };
}
