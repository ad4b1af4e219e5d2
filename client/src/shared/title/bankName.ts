import { createContext, useContext } from 'react';

/** The bank's name as configured; the build's own until the gateway has told it. */
export const BankNameContext = createContext<string>(import.meta.env?.VITE_BANK_NAME ?? 'Banco Ceibo');

export const useBankName = (): string => useContext(BankNameContext);
