import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { Redirect } from '#shared/page/Redirect.tsx';
import { isSeller } from '#shared/session/sessionStore.ts';
import { ExpressQuote } from './ExpressQuote.tsx';

/** A seller's quote at the counter; others have no customers. */
export const ExpressQuoteScreen = () => (isSeller() ? <ExpressQuote /> : <Redirect to={DASHBOARD_PATH} />);
