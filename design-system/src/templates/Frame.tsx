import type { ReactNode } from 'react';
import { Logo } from '../foundations/Logo.tsx';
import { SkipLink } from '../foundations/SkipLink.tsx';
import { AppFooter } from '../layout/AppFooter.tsx';
import { AppHeader } from '../layout/AppHeader.tsx';
import type { PageLayoutProps } from '../layout/PageLayout.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { footerLinks, headerLinks } from './sampleLoan.ts';

type FrameProps = Omit<PageLayoutProps, 'header' | 'footer'> & { children: ReactNode };

const marks = {
  ceibo: <Logo name="Banco Ceibo" />,
  vivere: <Logo brand="vivere" name="Vivere" />,
};

/** Header and footer of the demonstration bank, shared by the templates. */
export const Frame = (props: FrameProps) => (
  <>
    <SkipLink />
    <PageLayout
      {...props}
      header={
        <AppHeader
          logo={marks[document.documentElement.dataset['brand'] === 'vivere' ? 'vivere' : 'ceibo']}
          links={headerLinks}
        />
      }
      footer={<AppFooter entity="Banco Ceibo S.A." links={footerLinks} />}
    />
  </>
);
