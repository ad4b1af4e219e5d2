import type { PageBrand } from '@prendarios/rules/brandFile';
import { createContext, useContext } from 'react';

export const BankContext = createContext<PageBrand | null>(null);

/** The bank of these pages. */
export function useBank(): PageBrand {
  const bank = useContext(BankContext);
  if (bank === null) throw new Error('useBank needs BankContext above it.');
  return bank;
}

/**
 * Reads the data in the page's head, which the gateway checked when it started. The landing page contains only a
 * `LandingBrand`.
 */
export function readBank(): PageBrand {
  const block = document.getElementById('brand');
  if (block === null) throw new Error('The page has no #brand.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway has checked it; a schema here would make the landing page larger
  return JSON.parse(block.textContent) as PageBrand;
}
