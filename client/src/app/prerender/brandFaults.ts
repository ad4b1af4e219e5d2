import { contrastFaults } from '@prendarios/design-system/tokens/contrast';
import type { PageBrand } from '@prendarios/rules/brandFile';

/** Pairs of a bank's colours whose contrast is too low, one line each. */
export const brandFaults = ({ brand, vivere }: Pick<PageBrand, 'brand' | 'vivere'>): string[] =>
  [brand, vivere].flatMap((one) => contrastFaults(one).map((fault) => `${one.name}, ${fault}`));
