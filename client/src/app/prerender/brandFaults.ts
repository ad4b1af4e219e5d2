import { contrastFaults } from '@prendarios/design-system/tokens/contrast';
import type { PageBrand } from '@prendarios/rules/brandFile';

/** Returns one line for each of a bank's colour pairs whose contrast is too low. */
export const brandFaults = ({ brand, vivere }: Pick<PageBrand, 'brand' | 'vivere'>): string[] =>
  [brand, vivere].flatMap((one) => contrastFaults(one).map((fault) => `${one.name}, ${fault}`));
