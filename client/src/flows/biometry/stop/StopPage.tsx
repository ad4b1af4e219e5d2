import { Button } from '@prendarios/design-system/actions/Button';
import type { IconName } from '@prendarios/design-system/foundations/Icon';
import { guestReloadHref, NEW_QUOTE_PATH } from '#shared/page/site.ts';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import type { Stop } from '../state.ts';
import { FLOW_TEXTS } from '../texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

/** `none`, `several`: a signed-in user came without a link. */
type Told = Stop | 'unknown' | 'none' | 'several';

const ICONS: Readonly<Record<Told, IconName>> = {
  cancelled: 'close',
  'not-yet': 'clock',
  'sent-back': 'document',
  refused: 'person',
  revoked: 'clock',
  staff: 'person',
  unknown: 'search',
  none: 'search',
  several: 'document',
};

type StopPageProps = { stop: Told; proposalId: string | null };

/** Explains why the flow is closed, with a link to continue. */
export const StopPage = ({ stop, proposalId }: StopPageProps) => {
  const session = useSession();
  const { title, message, action } = FLOW_TEXTS.stop[stop];
  const detail =
    proposalId === null ? DASHBOARD_PATH : `${DASHBOARD_PATH}/propuesta/${encodeURIComponent(proposalId)}`;
  // Guests go to the start page, which knows the proposal, or to the documents that were sent back.
  const guests = stop === 'sent-back' && proposalId !== null ? guestReloadHref(proposalId) : NEW_QUOTE_PATH;
  const own = session.kind === 'user' ? detail : guests;
  const href = stop === 'cancelled' || stop === 'refused' || stop === 'none' ? NEW_QUOTE_PATH : own;
  return (
    <MessagePage icon={ICONS[stop]} title={title} action={<Button href={href}>{action}</Button>}>
      {message}
    </MessagePage>
  );
};
