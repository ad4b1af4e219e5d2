import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Logo } from '@prendarios/design-system/foundations/Logo';
import { AppHeader } from '@prendarios/design-system/layout/AppHeader';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../shared/title/usePageTitle.ts';
import { PAGE_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.maintenance;

/** SH-05: replaces the whole app; without logo in the Vivere flow. */
export const MaintenancePage = () => {
  const { pathname } = useLocation();
  usePageTitle(TEXT.title);
  const isVivere = pathname === '/vivere' || pathname.startsWith('/vivere/');
  return (
    <PageLayout width="form" header={isVivere ? undefined : <AppHeader logo={<Logo />} links={[]} />}>
      <EmptyState icon="clock" headingLevel={1} title={TEXT.title}>
        {TEXT.message}
      </EmptyState>
    </PageLayout>
  );
};
