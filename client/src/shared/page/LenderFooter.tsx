import { AppFooter } from '@prendarios/design-system/layout/AppFooter';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { formatCuil } from '@prendarios/rules/cuil';
import { FOOTER_LINKS, HEADER_LINKS, lenderOf } from './site.ts';

type LenderFooterProps = Pick<LandingBrand, 'legalEntity' | 'legal'> & {
  /** Name of the brand shown instead of the bank's. */
  otherBrand?: string | undefined;
  /** Links that do not fit in the header on phones. */
  shortcuts?: { label: string; href: string }[];
};

const GUEST_SHORTCUTS = HEADER_LINKS.filter(({ phone }) => !phone);

/** Shows the footer of every page (docs/domain.md#what-a-lender-must-show). */
export const LenderFooter = ({
  legalEntity,
  legal,
  otherBrand,
  shortcuts = GUEST_SHORTCUTS,
}: LenderFooterProps) => (
  <AppFooter
    entity={[
      otherBrand === undefined ? legalEntity : lenderOf(otherBrand, legalEntity),
      `CUIT ${formatCuil(legal.cuit)}`,
      legal.address,
      legal.supervisor,
    ].join(' · ')}
    links={[...FOOTER_LINKS]}
    shortcuts={shortcuts}
  />
);
