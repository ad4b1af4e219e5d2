/** What the vehicle's seller may change. */
export type SaleStatus = 'OPEN' | 'DOCUMENTS_SENT_BACK' | 'ACCOUNT_ONLY' | 'PAST' | 'CANCELLED';
export type SaleStep = 'DATA' | 'DOCUMENTS' | 'ACCOUNT' | 'DONE';

/** `documents`: the seller's and the vehicle's, with the bank's status. */
type Given = Readonly<{
  dataValidated: boolean;
  documents: readonly Readonly<{ mandatory: boolean; status: string }>[];
  hasAccount: boolean;
}>;

/** Returns what the vehicle's seller has left to do, which their messages and their screens state. */
export function nextSaleStep(sale: SaleStatus, { dataValidated, documents, hasAccount }: Given): SaleStep {
  switch (sale) {
    case 'OPEN':
      if (!dataValidated) return 'DATA';
      if (documents.some(({ mandatory, status }) => mandatory && status !== 'UPLOADED')) return 'DOCUMENTS';
      return hasAccount ? 'DONE' : 'ACCOUNT';
    case 'DOCUMENTS_SENT_BACK':
      return documents.some(({ status }) => status === 'OBSERVED') ? 'DOCUMENTS' : 'DONE';
    case 'ACCOUNT_ONLY':
      return hasAccount ? 'DONE' : 'ACCOUNT';
    case 'PAST':
    case 'CANCELLED':
      return 'DONE';
  }
}
