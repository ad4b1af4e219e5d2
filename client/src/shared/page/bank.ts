import type { LandingBrand, PageBrand } from '@prendarios/rules/brandFile';
import { createContext, useContext } from 'react';

export const BankContext = createContext<PageBrand | null>(null);

/** The bank of these pages. */
export function useBank(): PageBrand {
  const bank = useContext(BankContext);
  if (bank === null) throw new Error('useBank needs BankContext above it.');
  return bank;
}

/** Reads the bank's data in the head of the page, which the gateway checked: a schema here would make the landing page larger. */
function brandOfPage(): unknown {
  const block = document.getElementById('brand');
  if (block === null) throw new Error('The page has no #brand.');
  return JSON.parse(block.textContent);
}

/** The bank of the landing page. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway writes this part into the landing page
export const readLandingBank = () => brandOfPage() as LandingBrand;

/** The bank of any other page. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway leaves nothing out of these pages
export const readBank = () => brandOfPage() as PageBrand;
