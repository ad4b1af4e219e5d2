import type { PageHeading } from '../heading.ts';

/** A screen of a flow as data. The rules of the flow read `State`. */
export type FlowStep<State> = PageHeading &
  Readonly<{
    id: string;
    /** Number of its group, from 1, if the progress counts groups instead of steps. */
    group?: number;
    /** Not counted by the progress: a choice before the flow, or its end. */
    uncounted?: true;
    /** Whether the step is part of this user's flow. */
    applies?: (state: State) => boolean;
    /** Whether the step may be shown; by default every step up to the due one may. */
    allowed?: (state: State) => boolean;
    /** Whether the step is completed. */
    done?: (state: State) => boolean;
  }>;

type FlowRules<State, Variant extends string, Step extends FlowStep<State>> = {
  /** In order; the path is null in a variant that does not have the screen. */
  steps: readonly (Step & Readonly<Record<Variant, string | null>>)[];
  /** The variant, which decides the path of a step. */
  variantOf: (state: State) => Variant;
  /** The step to continue with; `open` is the first allowed step that is not done. */
  due: (state: State, open: Step['id'] | null) => Step['id'];
  groups?: readonly string[];
};

/** All titles of the progress, and the index of the current one. */
export type FlowProgress = { titles: readonly string[]; at: number };

/** The path of a step: the router ignores case and a trailing `/`. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/\/$/, '');

/** Makes the functions of a flow from its steps. Rules of a single flow stay in its own file. */
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

  /** The step after `id` in this user's flow; null for the last. */
  const next = (id: Id, state: State, except?: Id): Id | null =>
    steps.slice(indexOf(id) + 1).find((step) => step.id !== except && isPartOf(step, state))?.id ?? null;

  /** The step before `id` in this user's flow; null for the first. */
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

  /** Null if `id` may be shown, else the step to go to. */
  const guard = (id: Id, state: State): Id | null => (isAllowed(id, state) ? null : due(state));

  /** The steps that the progress counts. */
  const countedSteps = (state: State): readonly PathStep[] =>
    steps.filter((step) => step.uncounted !== true && isPartOf(step, state));

  /** Null if the step is not counted, or is the only one. A later step of a group has its own title there. */
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
