import { useApolloClient } from '@apollo/client/react';
import type { ScannedDni } from '@prendarios/rules/dniBarcode';
import { useNavigate } from 'react-router-dom';
import { forgetCurrentWork } from '#shared/api/forgetCurrentWork.ts';
import { currentVisitSource, visitSourceSearch } from '#shared/api/visitSource.ts';
import { keptName } from '#shared/forms/useKeptValues.ts';
import { PERSONAL_DATA_FORM, scannedValues } from '#shared/loan/dniScan/scannedValues.ts';
import { startHref, type QuickChoice } from '#shared/loan/quote/quickQuote.ts';
import { keepForm } from '#shared/session/keptForms.ts';
import { nextCustomer } from '#shared/session/tabWork.ts';

type Begun = QuickChoice & { agreementId: string | null; couponId: string | null; dni: ScannedDni | null };

/** Takes a quote into the application of another customer, whose form has what was scanned already. */
export function useBeginApplication(): (quote: Begun) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async ({ dni, ...choice }) => {
    nextCustomer();
    forgetCurrentWork(client.cache);
    if (dni !== null) await keepForm(keptName(PERSONAL_DATA_FORM), scannedValues(dni));
    await navigate(`/usuario${startHref(choice, choice, visitSourceSearch(currentVisitSource()))}`);
  };
}
