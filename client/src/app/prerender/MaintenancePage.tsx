import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Logo } from '@prendarios/design-system/foundations/Logo';
import { AppHeader } from '@prendarios/design-system/layout/AppHeader';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';

export const MAINTENANCE_TITLE = 'Sitio en mantenimiento';

/** SH-05: replaces the whole application; without logo in the Vivere flow. Needs no script. */
export const MaintenancePage = ({ isVivere }: { isVivere: boolean }) => (
  <PageLayout width="form" header={isVivere ? undefined : <AppHeader logo={<Logo />} links={[]} />}>
    <EmptyState icon="clock" headingLevel={1} title={MAINTENANCE_TITLE}>
      Estamos haciendo mejoras y el servicio vuelve en breve. Lo que ya habías cargado está guardado.
    </EmptyState>
  </PageLayout>
);
