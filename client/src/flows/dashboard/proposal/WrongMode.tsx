import { Button } from '@prendarios/design-system/actions/Button';
import type { IconName } from '@prendarios/design-system/foundations/Icon';
import { useSession } from '#shared/session/sessionStore.ts';
import { ownPath } from './addresses.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

type WrongModeProps = {
  id: string;
  icon?: IconName;
  title: string;
  text: string;
  action: string;
};

/** Explains why a screen does not apply to the proposal now, with a link back. */
export const WrongMode = ({ id, icon = 'info', title, text, action }: WrongModeProps) => {
  const session = useSession();
  return (
    <MessagePage icon={icon} title={title} action={<Button href={ownPath(id, session)}>{action}</Button>}>
      {text}
    </MessagePage>
  );
};
