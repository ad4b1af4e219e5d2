import { visitSourceSearch, type VisitSource } from '#shared/api/visitSource.ts';
import { choiceSearch, type QuoteChoice } from '#shared/loan/quote/choice.ts';
import { nextStep, QUOTE_GROUPS, routeOf, stepById, type FlowState, type StepId } from './flow.ts';

/** Query parameter of 'Cambiar' links, which return to the summary. */
const RETURN_KEY = 'volver';
const RETURN_TO_SUMMARY = 'resumen';
/** The equivalent parameter for the quoter. */
const EDIT_KEY = 'editar';

/** Query of the summary after a redirect from a later step. */
export const DUE_AGAIN = '?aviso=aceptar';

/** Query of a link: changes to the choice, or the step's own query instead of the choice. */
export type Carried = Partial<QuoteChoice> | string;

/** Returns the flow's address functions for its state, the current query and the source of the visit. */
export function flowNavigation(state: FlowState, query: URLSearchParams, source: VisitSource) {
  const returnsToSummary = query.get(RETURN_KEY) === RETURN_TO_SUMMARY || query.get(EDIT_KEY) === '1';

  function href(step: StepId, carried: Carried = {}): string {
    const { guest, group } = stepById(step);
    const route = routeOf(step, state.audience) ?? guest;
    if (typeof carried === 'string') return `${route}${carried}`;
    if (group > QUOTE_GROUPS) return route;
    return `${route}${choiceSearch({ ...state.choice, ...carried }, visitSourceSearch(source))}`;
  }

  /** Returns the address of the step after `from`, or of the summary; null for the last step. */
  function hrefAfter(from: StepId, proposal = state.proposal): string | null {
    const next = returnsToSummary ? 'summary' : nextStep(from, { ...state, proposal });
    return next && href(next);
  }

  return { returnsToSummary, href, hrefAfter };
}
