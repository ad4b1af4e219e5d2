import type { HeaderHelp } from '@prendarios/design-system/layout/AppHeader';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useOpenHere } from '../useOpenHere.ts';
import type { HelpSheet } from './HelpSheet.tsx';
import { telHref } from './telHref.ts';

type Contacts = LandingBrand['contacts'];

const OpenHelp = createContext<HeaderHelp['onOpen']>(undefined);

/** Returns the header's help link (WCAG 3.2.6). Without a HelpProvider, or before scripts load, it calls the bank. */
export function useHelp({ phone }: Contacts): HeaderHelp {
  return { label: 'Ayuda', phone, href: telHref(phone), onOpen: useContext(OpenHelp) };
}

/**
 * Loads the help for this path on demand. The sheet is a sibling of the page, so it stays open when the
 * loading page is replaced.
 */
export const HelpProvider = (props: { contacts: Contacts; path: string; children: ReactNode }) => {
  const { contacts, path, children } = props;
  const [Sheet, setSheet] = useState<typeof HelpSheet | null>(null);
  const [isOpen, setOpen] = useOpenHere();
  const load = async () => {
    try {
      const { HelpSheet: Loaded } = await import('./HelpSheet.tsx');
      setSheet(() => Loaded);
      setOpen(true);
    } catch {
      // Without a connection, a phone call may still work.
      location.assign(telHref(contacts.phone));
    }
  };
  return (
    <OpenHelp value={() => void load()}>
      {children}
      {Sheet && <Sheet {...contacts} open={isOpen} onClose={() => setOpen(false)} path={path} />}
    </OpenHelp>
  );
};
