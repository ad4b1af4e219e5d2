import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from './Page.tsx';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { usePageTitle } from './usePageTitle.ts';

const TEXT = {
  title: 'Tu usuario solo consulta',
  message: 'Desde tu cuenta podés ver las propuestas, pero no cotizar ni cargar datos.',
  action: 'Ver las propuestas',
};

/** For admins, who can read every proposal and change none. */
export const ReadOnlyPage = () => {
  usePageTitle(TEXT.title);
  return (
    <Page width="form">
      <EmptyState
        icon="person"
        headingLevel={1}
        title={TEXT.title}
        action={<Button href={DASHBOARD_PATH}>{TEXT.action}</Button>}
      >
        {TEXT.message}
      </EmptyState>
    </Page>
  );
};
