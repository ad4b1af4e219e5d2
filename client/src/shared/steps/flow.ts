/** A screen of a flow as data. `State` is what the flow's rules read. */
export type FlowStep<State> = Readonly<{
  id: string;
  title: string;
  /** Its place, from 1, among the groups that the progress counts in place of steps. */
  group?: number;
  /** The progress does not count it: a choice before the flow, or its end. */
  uncounted?: true;
  /** The step belongs to this person's flow at all. */
  applies?: (state: State) => boolean;
  /** What must exist before the step can be shown; without it every step up to the due one can. */
  allowed?: (state: State) => boolean;
  /** The step was completed. */
  done?: (state: State) => boolean;
}>;

type FlowRules<State, Variant extends string, Step extends FlowStep<State>> = {
  /** In their order; null is the path of a variant that has no such screen. */
  steps: readonly (Step & Readonly<Record<Variant, string | null>>)[];
  /** Which of the paths a person's flow goes by. */
  variantOf: (state: State) => Variant;
  /** Where a person goes on; `open` is the first allowed step that is not done. */
  due: (state: State, open: Step['id'] | null) => Step['id'];
  groups?: readonly string[];
};

/** What the progress shows: all titles, and the index of the one at hand. */
export type FlowProgress = { titles: readonly string[]; at: number };

/** Makes a flow's functions from its steps. A rule of one flow alone stays in that flow's own file. */
export function defineFlow<State, Variant extends string, Step extends FlowStep<State>>({
  steps,
  variantOf,
  groups,
  ...rules
}: FlowRules<State, Variant, Step>) {
  type Id = Step['id'];
  type Placed = (typeof steps)[number];

  const placeOf = (id: Id): number => steps.findIndex((step) => step.id === id);

  function stepById(id: Id): Placed {
    const found = steps[placeOf(id)];
    if (found === undefined) throw new Error(`The flow has no step '${id}'.`);
    return found;
  }

  /** Of a path as the router takes it: in capitals too, and with `/` at its end. */
  const stepAt = (pathname: string, variant: Variant): Id | null =>
    steps.find((step) => step[variant] === pathname.toLowerCase().replace(/\/$/, ''))?.id ?? null;

  const pathOf = (id: Id, variant: Variant): string | null => stepById(id)[variant];

  const isOnTheWay = (step: Placed, state: State): boolean =>
    step[variantOf(state)] !== null && step.applies?.(state) !== false;

  /** The step after `id` in this person's flow; null after the last. */
  const next = (id: Id, state: State, except?: Id): Id | null =>
    steps.slice(placeOf(id) + 1).find((step) => step.id !== except && isOnTheWay(step, state))?.id ?? null;

  /** The step before `id` in this person's flow; null before the first. */
  const previous = (id: Id, state: State, except?: Id): Id | null =>
    steps.slice(0, placeOf(id)).findLast((step) => step.id !== except && isOnTheWay(step, state))?.id ?? null;

  function due(state: State): Id {
    const open = steps.find(
      (step) => isOnTheWay(step, state) && step.allowed?.(state) !== false && step.done?.(state) !== true,
    );
    return rules.due(state, open?.id ?? null);
  }

  function isAllowed(id: Id, state: State): boolean {
    const step = stepById(id);
    if (step.allowed !== undefined) return step.allowed(state);
    return isOnTheWay(step, state) && placeOf(id) <= placeOf(due(state));
  }

  /** Null when `id` may be shown, else the step to go to. */
  const guard = (id: Id, state: State): Id | null => (isAllowed(id, state) ? null : due(state));

  /** The steps that the progress counts. */
  const stepsShown = (state: State): readonly Placed[] =>
    steps.filter((step) => step.uncounted !== true && isOnTheWay(step, state));

  /** Null where there is no progress to show: at a step that is not counted, or the only one. */
  function progress(id: Id, state: State): FlowProgress | null {
    const { group, uncounted } = stepById(id);
    if (groups !== undefined && group !== undefined) {
      return uncounted === true ? null : { titles: groups, at: group - 1 };
    }
    const shown = stepsShown(state);
    const at = shown.findIndex((step) => step.id === id);
    return at < 0 || shown.length < 2 ? null : { titles: shown.map(({ title }) => title), at };
  }

  return { stepById, stepAt, pathOf, next, previous, due, guard, stepsShown, progress };
}
