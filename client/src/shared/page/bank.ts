import type { LandingBrand, PageBrand } from '@prendarios/rules/brandFile';
import { createContext, useContext } from 'react';

export const BankContext = createContext<PageBrand | null>(null);

export function useBank(): PageBrand {
  const bank = useContext(BankContext);
  if (bank === null) throw new Error('useBank needs BankContext above it.');
  return bank;
}

/**
 * Reads the bank's data from the page's head. It is not validated again here (the gateway already did),
 * because a schema would enlarge the landing page.
 */
function brandOfPage(): unknown {
  const block = document.getElementById('brand');
  if (block === null) throw new Error('The page has no #brand.');
  return JSON.parse(block.textContent);
}

/** Returns the bank's data on the landing page. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway writes this part into the landing page
export const readLandingBank = () => brandOfPage() as LandingBrand;

/** Returns the bank's data on any other page. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway writes the complete brand into these pages
export const readBank = () => brandOfPage() as PageBrand;
