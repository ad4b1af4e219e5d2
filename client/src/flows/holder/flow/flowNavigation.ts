import { visitSourceSearch, type VisitSource } from '#shared/api/visitSource.ts';
import { choiceSearch, type QuoteChoice } from '#shared/loan/quote/choice.ts';
import { nextStep, QUOTE_GROUPS, routeOf, stepById, type FlowState, type StepId } from './flow.ts';

/** Query parameter of the links of 'Cambiar': return to the summary. */
const RETURN_KEY = 'volver';
const RETURN_TO_SUMMARY = 'resumen';
/** The same in the address of the quoter. */
const EDIT_KEY = 'editar';

/** Query of the summary's address when a later step led back to it. */
export const DUE_AGAIN = '?aviso=aceptar';

/** The query of a link: changes of the choice, or a query of the step itself instead of the choice. */
export type Carried = Partial<QuoteChoice> | string;

/** The addresses of the flow, from its state, the current query and the source of the visit. */
export function flowNavigation(state: FlowState, query: URLSearchParams, source: VisitSource) {
  const returnsToSummary = query.get(RETURN_KEY) === RETURN_TO_SUMMARY || query.get(EDIT_KEY) === '1';

  function href(step: StepId, carried: Carried = {}): string {
    const { guest, group } = stepById(step);
    const route = routeOf(step, state.audience) ?? guest;
    if (typeof carried === 'string') return `${route}${carried}`;
    if (group > QUOTE_GROUPS) return route;
    return `${route}${choiceSearch({ ...state.choice, ...carried }, visitSourceSearch(source))}`;
  }

  /** Address of the step after `from` in the flow of `proposal`, or of the summary; null for the last step. */
  function hrefAfter(from: StepId, proposal = state.proposal): string | null {
    const next = returnsToSummary ? 'summary' : nextStep(from, { ...state, proposal });
    return next && href(next);
  }

  return { returnsToSummary, href, hrefAfter };
}
