import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { forgetCurrentWork } from '#shared/api/forgetCurrentWork.ts';
import { currentVisitSource, visitSourceSearch } from '#shared/api/visitSource.ts';
import { keptName, PERSONAL_DATA_FORM } from '#shared/forms/useKeptValues.ts';
import { startHref, type QuickChoice } from '#shared/loan/quote/quickQuote.ts';
import { keepForm } from '#shared/session/keptForms.ts';
import { nextCustomer } from '#shared/session/tabWork.ts';
import { type Customer, customerValues } from './customer.ts';

type Begun = QuickChoice & {
  agreementId: string | null;
  couponId: string | null;
  isUva: boolean;
  customer: Customer;
};

/** Starts the application of another customer from the quote, prefilled with the scanned or typed data. */
export function useBeginApplication(): (quote: Begun) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async ({ customer, ...choice }) => {
    nextCustomer();
    forgetCurrentWork(client.cache);
    const known = customerValues(customer);
    if (known !== null) await keepForm(keptName(PERSONAL_DATA_FORM), known);
    await navigate(`/usuario${startHref(choice, choice, visitSourceSearch(currentVisitSource()))}`);
  };
}
