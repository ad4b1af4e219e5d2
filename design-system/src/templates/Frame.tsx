import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Logo } from '../foundations/Logo.tsx';
import { SkipLink } from '../foundations/SkipLink.tsx';
import { AppFooter } from '../layout/AppFooter.tsx';
import { AccountMenu } from '../layout/AccountMenu.tsx';
import type { HeaderLink } from '../layout/AppHeader.tsx';
import { AppHeader } from '../layout/AppHeader.tsx';
import type { PageLayoutProps } from '../layout/PageLayout.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { SideLayout } from '../layout/SideLayout.tsx';
import { footerLinks, headerLinks, userLinks } from './sampleLoan.ts';

const Header = ({ links, children }: { links: HeaderLink[]; children?: ReactNode }) => (
  <AppHeader logo={<Logo />} links={links}>
    {children}
  </AppHeader>
);

const nothing = () => undefined;

const Account = () => (
  <AccountMenu
    name="Lucía M."
    detail="lucia.m@automotoreslibertador.example"
    links={[
      { label: 'Mis datos', href: '#datos' },
      { label: 'Contraseña y seguridad', href: '#seguridad' },
    ]}
    onSignOut={nothing}
  />
);

const entities: Record<string, string> = {
  Vivere: 'Vivere, de Banco Ceibo S.A.',
  Jacarandá: 'Jacarandá Compañía Financiera S.A.',
};

const Footer = () => (
  <AppFooter entity={entities[useTheme().brand.name] ?? 'Banco Ceibo S.A.'} links={footerLinks} />
);

type FrameProps = Omit<PageLayoutProps, 'header' | 'footer'> & { children: ReactNode };

/** A page with the demo bank's header and footer, shared by the templates. */
export const Frame = (props: FrameProps) => (
  <>
    <SkipLink />
    <PageLayout {...props} header={<Header links={headerLinks} />} footer={<Footer />} />
  </>
);

type UserFrameProps = { head?: ReactNode; side?: ReactNode; children: ReactNode };

/** A page for a signed-in user, with a list's tools and a side column. */
export const UserFrame = ({ head, side, children }: UserFrameProps) => (
  <>
    <SkipLink />
    <SideLayout
      head={head}
      side={side}
      header={
        <Header links={userLinks}>
          <Account />
        </Header>
      }
      footer={<Footer />}
    >
      {children}
    </SideLayout>
  </>
);
