import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import type { IconName } from '@prendarios/design-system/foundations/Icon';
import { Page } from '#shared/page/Page.tsx';
import { useSession } from '#shared/session/sessionStore.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { ownPath } from './addresses.ts';

type WrongModeProps = {
  id: string;
  icon?: IconName;
  title: string;
  text: string;
  action: string;
};

/** For a screen that does not apply to the proposal now: the reason, and a link back. */
export const WrongMode = ({ id, icon = 'info', title, text, action }: WrongModeProps) => {
  usePageTitle(title);
  const session = useSession();
  return (
    <Page width="form">
      <EmptyState
        icon={icon}
        headingLevel={1}
        title={title}
        action={<Button href={ownPath(id, session)}>{action}</Button>}
      >
        {text}
      </EmptyState>
    </Page>
  );
};
