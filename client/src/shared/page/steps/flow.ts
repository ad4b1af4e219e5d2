import type { PageHeading } from '../heading.ts';

/** A screen of a flow as data; its functions read the flow's `State`. */
export type FlowStep<State> = PageHeading &
  Readonly<{
    id: string;
    /** Number of the step's group, from 1, if the progress counts groups instead of steps. */
    group?: number;
    /** Excludes the step from the progress, such as a choice before the flow, or its end. */
    uncounted?: true;
    /** Whether the step is part of this user's flow. */
    applies?: (state: State) => boolean;
    /** Whether the step may be shown; by default every step up to the due one may. */
    allowed?: (state: State) => boolean;
    done?: (state: State) => boolean;
  }>;

type FlowRules<State, Variant extends string, Step extends FlowStep<State>> = {
  /** The steps in order; a path is null in a variant without that screen. */
  steps: readonly (Step & Readonly<Record<Variant, string | null>>)[];
  /** Returns the variant, which determines the path of each step. */
  variantOf: (state: State) => Variant;
  /** Returns the step to continue with; `open` is the first allowed step that is not done. */
  due: (state: State, open: Step['id'] | null) => Step['id'];
  groups?: readonly string[];
};

/** All titles of the progress, and the index of the current one. */
export type FlowProgress = { titles: readonly string[]; at: number };

/** Normalizes a path like the router, which ignores case and a trailing `/`. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/\/$/, '');

/** Creates the navigation functions of a flow from its steps. Rules of a single flow stay in its own file. */
export function defineFlow<State, Variant extends string, Step extends FlowStep<State>>({
  steps,
  variantOf,
  groups,
  ...rules
}: FlowRules<State, Variant, Step>) {
  type Id = Step['id'];
  type PathStep = (typeof steps)[number];

  const indexOf = (id: Id): number => steps.findIndex((step) => step.id === id);

  function stepById(id: Id): PathStep {
    const found = steps[indexOf(id)];
    if (found === undefined) throw new Error(`The flow has no step '${id}'.`);
    return found;
  }

  const stepAt = (pathname: string, variant: Variant): Id | null =>
    steps.find((step) => step[variant] === plainPath(pathname))?.id ?? null;

  const pathOf = (id: Id, variant: Variant): string | null => stepById(id)[variant];

  const isPartOf = (step: PathStep, state: State): boolean =>
    step[variantOf(state)] !== null && step.applies?.(state) !== false;

  /** Returns the step after `id` in this user's flow; null for the last. */
  const next = (id: Id, state: State, except?: Id): Id | null =>
    steps.slice(indexOf(id) + 1).find((step) => step.id !== except && isPartOf(step, state))?.id ?? null;

  /** Returns the step before `id` in this user's flow; null for the first. */
  const previous = (id: Id, state: State, except?: Id): Id | null =>
    steps.slice(0, indexOf(id)).findLast((step) => step.id !== except && isPartOf(step, state))?.id ?? null;

  function due(state: State): Id {
    const open = steps.find(
      (step) => isPartOf(step, state) && step.allowed?.(state) !== false && step.done?.(state) !== true,
    );
    return rules.due(state, open?.id ?? null);
  }

  function isAllowed(id: Id, state: State): boolean {
    const step = stepById(id);
    if (step.allowed !== undefined) return step.allowed(state);
    return isPartOf(step, state) && indexOf(id) <= indexOf(due(state));
  }

  /** Returns null if `id` may be shown, otherwise the step to redirect to. */
  const guard = (id: Id, state: State): Id | null => (isAllowed(id, state) ? null : due(state));

  const countedSteps = (state: State): readonly PathStep[] =>
    steps.filter((step) => step.uncounted !== true && isPartOf(step, state));

  /** Returns null for uncounted or only steps. Later steps of a group replace the group's title with their own. */
  function progress(id: Id, state: State): FlowProgress | null {
    const here = stepById(id);
    const { group, uncounted } = here;
    if (groups !== undefined && group !== undefined) {
      if (uncounted === true) return null;
      const isFirst = steps.find((step) => step.group === group && step.uncounted !== true)?.id === id;
      return { titles: isFirst ? groups : groups.with(group - 1, here.title), at: group - 1 };
    }
    const counted = countedSteps(state);
    const at = counted.findIndex((step) => step.id === id);
    return at < 0 || counted.length < 2 ? null : { titles: counted.map(({ title }) => title), at };
  }

  return { stepById, stepAt, pathOf, next, previous, due, guard, countedSteps, progress };
}
