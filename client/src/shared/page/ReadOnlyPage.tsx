import { Button } from '@prendarios/design-system/actions/Button';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { MessagePage } from './MessagePage.tsx';

const TEXT = {
  title: 'Tu usuario solo consulta',
  message: 'Desde tu cuenta podés ver las propuestas, pero no cotizar ni cargar datos.',
  action: 'Ver las propuestas',
};

/** Tells admins that they can read proposals but not change them. */
export const ReadOnlyPage = () => {
  return (
    <MessagePage
      icon="person"
      title={TEXT.title}
      action={<Button href={DASHBOARD_PATH}>{TEXT.action}</Button>}
    >
      {TEXT.message}
    </MessagePage>
  );
};
