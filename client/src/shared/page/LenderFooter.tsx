import { AppFooter } from '@prendarios/design-system/layout/AppFooter';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { formatCuil } from '@prendarios/rules/cuil';
import { FOOTER_LINKS } from './site.ts';

/** The footer of every page (docs/domain.md#what-a-lender-must-show). */
export const LenderFooter = ({ legalEntity, legal }: Pick<LandingBrand, 'legalEntity' | 'legal'>) => (
  <AppFooter
    entity={[legalEntity, `CUIT ${formatCuil(legal.cuit)}`, legal.address, legal.supervisor].join(' · ')}
    links={[...FOOTER_LINKS]}
  />
);
