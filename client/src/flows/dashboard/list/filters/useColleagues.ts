import { nameCase } from '@prendarios/rules/displayCase';
import { useColleaguesQuery } from '#generated/hooks.ts';

type Colleague = Readonly<{ value: string; label: string }>;

/** Returns the colleagues who follow up open proposals, sorted by name; empty if the bank cannot filter by them. */
export function useColleagues({ skip }: { skip: boolean }): Colleague[] {
  const { data } = useColleaguesQuery({ skip, context: { quiet: true } });
  const names = new Map(
    data?.proposals?.nodes.flatMap(({ assignee }): [string, string][] =>
      assignee?.staffId && assignee.name !== null ? [[assignee.staffId, nameCase(assignee.name)]] : [],
    ),
  );
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'));
}
