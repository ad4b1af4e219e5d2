import type { HeaderHelp } from '@prendarios/design-system/layout/AppHeader';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { useState, type ReactNode } from 'react';
import type { HelpSheet } from './HelpSheet.tsx';
import { telHref } from './telHref.ts';

/**
 * The help in the header of the page with this path (WCAG 3.2.6). The sheet is loaded when it is asked for; without it,
 * and before any script, the link calls the bank.
 */
export function useHelp(
  { phone, hours }: LandingBrand['contacts'],
  path: string,
): { help: HeaderHelp; sheet: ReactNode } {
  const [Sheet, setSheet] = useState<typeof HelpSheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const href = telHref(phone);
  const load = async () => {
    try {
      const { HelpSheet: Loaded } = await import('./HelpSheet.tsx');
      setSheet(() => Loaded);
      setOpen(true);
    } catch {
      // No connection: the phone may still work.
      location.assign(href);
    }
  };
  return {
    help: { label: 'Ayuda', phone, href, onOpen: () => void load() },
    sheet: Sheet && (
      <Sheet open={isOpen} onClose={() => setOpen(false)} phone={phone} hours={hours} path={path} />
    ),
  };
}
