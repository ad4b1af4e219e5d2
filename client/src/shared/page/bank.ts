import type { LandingBrand, PageBrand } from '@prendarios/rules/brandFile';
import { createContext, useContext } from 'react';

export const BankContext = createContext<PageBrand | null>(null);

/** The bank of these pages. */
export function useBank(): PageBrand {
  const bank = useContext(BankContext);
  if (bank === null) throw new Error('useBank needs BankContext above it.');
  return bank;
}

/** Reads the data in the head of the landing page. */
export function readLandingBank(): LandingBrand {
  const block = document.getElementById('brand');
  if (block === null) throw new Error('The page has no #brand.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway has checked it; a schema here would make the landing page larger
  return JSON.parse(block.textContent) as LandingBrand;
}

/** The same of any other page, from which the gateway leaves nothing out. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
export const readBank = readLandingBank as () => PageBrand;
