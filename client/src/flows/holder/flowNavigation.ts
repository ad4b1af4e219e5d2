import { metricsSearch, type Metrics } from '../../shared/store/metrics.ts';
import { choiceSearch, type QuoteChoice } from './choice.ts';
import { nextStep, QUOTE_GROUPS, routeOf, stepById, type FlowState, type StepId } from './flow.ts';

/** Where the summary's 'Cambiar' leads back to. */
const RETURN_KEY = 'volver';
const RETURN_TO_SUMMARY = 'resumen';
/** The same, as the quoter's address says it. */
const EDIT_KEY = 'editar';

/** What a link carries: changes of the choice, or a query of the step's own in the choice's place. */
export type Carried = Partial<QuoteChoice> | string;

/** The addresses of the flow, from its state, the query in view and where the visit came from. */
export function flowNavigation(state: FlowState, query: URLSearchParams, metrics: Metrics) {
  const returnsToSummary = query.get(RETURN_KEY) === RETURN_TO_SUMMARY || query.get(EDIT_KEY) === '1';

  function href(step: StepId, carried: Carried = {}): string {
    const { guest, group } = stepById(step);
    const route = routeOf(step, state.audience) ?? guest;
    if (typeof carried === 'string') return `${route}${carried}`;
    if (group > QUOTE_GROUPS) return route;
    return `${route}${choiceSearch({ ...state.choice, ...carried }, metricsSearch(metrics))}`;
  }

  /** Address of the step after `from` in the flow of `proposal`, or of the summary; null after the last step. */
  function hrefAfter(from: StepId, proposal = state.proposal): string | null {
    const next = returnsToSummary ? 'summary' : nextStep(from, { ...state, proposal });
    return next && href(next);
  }

  return { returnsToSummary, href, hrefAfter };
}
