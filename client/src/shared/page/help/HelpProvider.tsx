import type { HeaderHelp } from '@prendarios/design-system/layout/AppHeader';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useOpenHere } from '../useOpenHere.ts';
import type { HelpSheet } from './HelpSheet.tsx';
import { telHref } from './telHref.ts';

type Contacts = LandingBrand['contacts'];

const OpenHelp = createContext<HeaderHelp['onOpen']>(undefined);

/** The help in the header (WCAG 3.2.6); without a HelpProvider, and before any script, the link calls the bank. */
export function useHelp({ phone }: Contacts): HeaderHelp {
  return { label: 'Ayuda', phone, href: telHref(phone), onOpen: useContext(OpenHelp) };
}

/**
 * The help of the page with this path, loaded when it is asked for. It is beside the page: the page that waits for
 * data is replaced by the one that has it, and the help stays open.
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
      // No connection: the phone may still work.
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
