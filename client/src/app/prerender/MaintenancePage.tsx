import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Logo } from '@prendarios/design-system/foundations/Logo';
import { AppHeader } from '@prendarios/design-system/layout/AppHeader';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';
import { MAINTENANCE } from '@prendarios/rules/messages';
import { useBank } from '#shared/page/bank.ts';
import { telHref } from '#shared/page/help/telHref.ts';

/** SH-05: replaces the application; without a logo in the Vivere flow. Needs no script. */
export const MaintenancePage = ({ isVivere }: { isVivere: boolean }) => {
  const { phone, hours } = useBank().contacts;
  const help = { label: 'Ayuda', phone, href: telHref(phone) };
  return (
    <PageLayout
      width="form"
      header={isVivere ? undefined : <AppHeader logo={<Logo />} help={help} links={[]} />}
    >
      <EmptyState
        illustration={<Illustration name="maintenance" />}
        headingLevel={1}
        title={MAINTENANCE.title}
        action={<Link href={help.href}>{`Llamar al ${phone}`}</Link>}
      >
        {`${MAINTENANCE.message} Si no puede esperar, llamanos: ${hours.toLowerCase()}.`}
      </EmptyState>
    </PageLayout>
  );
};
