import type { PageBrand } from '@prendarios/rules/brandFile';
import { createContext, useContext } from 'react';

export const BankContext = createContext<PageBrand | null>(null);

/** Whose pages these are: name, contacts, legal texts and brands. */
export function useBank(): PageBrand {
  const bank = useContext(BankContext);
  if (bank === null) throw new Error('useBank needs BankContext above it.');
  return bank;
}

/**
 * The data in the page's head; what wrote it there had checked it when it started. The landing's page holds no more of
 * it than a `LandingBrand`.
 */
export function readBank(): PageBrand {
  const block = document.getElementById('brand');
  if (block === null) throw new Error('The page has no #brand.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked where it was written; a schema here is paid by the landing page
  return JSON.parse(block.textContent) as PageBrand;
}
