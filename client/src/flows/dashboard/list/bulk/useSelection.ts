import { useRef, useState } from 'react';
import type { ProposalRowFragment } from '#generated/graphql.ts';
import { useOutreach } from '../../reach/useOutreach.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { mayBeReminded } from '../../proposal/mayBeReminded.ts';

type Chosen = Readonly<{ list: string; ids: readonly string[] }>;

export type Selection = ReturnType<typeof useSelection>;

/** The rows that a seller chooses on a page of the list; another page, `list`, begins without any. */
export function useSelection(items: readonly ProposalRowFragment[], list: string, role: Role) {
  const [isOn, setOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Chosen>({ list, ids: [] });
  const first = items.find((item) => item.id !== null && mayBeReminded(item))?.id ?? null;
  // Whether the bank has reminders is asked of one proposal; of each of the others it says so when they are sent.
  const outreach = useOutreach(first ?? '', first === null ? 'APPLICANT' : role);
  const known = new Set(items.map(({ id }) => id));
  const ids = chosen.list === list ? chosen.ids.filter((id) => known.has(id)) : [];
  const choose = (next: readonly string[]) => setChosen({ list, ids: next });
  return {
    /** Without anybody to remind there is nothing to choose for. */
    isOffered: isOn || (first !== null && outreach !== null && outreach !== undefined),
    isOn,
    ids,
    toggle: (id: string) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    /** Adds them, or drops them if all of them are chosen. */
    toggleAll: (all: readonly string[]) => {
      const others = ids.filter((id) => !all.includes(id));
      choose(all.every((id) => ids.includes(id)) ? others : [...others, ...all]);
    },
    choose,
    /** The button that begins and ends it. */
    button,
    begin: () => setOn(true),
    /** The focus goes to the button: what was pressed may be gone. */
    end: () => {
      setOn(false);
      choose([]);
      button.current?.focus();
    },
  };
}
