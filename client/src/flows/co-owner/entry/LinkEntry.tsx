import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useOpenCoOwnerLinkMutation } from '#generated/hooks.ts';
import { createKeyring, writeContext } from '#shared/api/idempotency.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { useReplace } from '#shared/page/useReplace.ts';
import { dueStep, hrefOf, type CoOwnerLink } from '../flow.ts';
import { stateOf } from '../state.ts';
import { CO_OWNER_TEXTS } from '../texts.ts';
import { NoLinkPage } from './NoLinkPage.tsx';
import { OldLinkPage } from './OldLinkPage.tsx';

/**
 * Opens the co-owner's link on this device. Every try has the same idempotency key, so that a try whose answer was lost
 * does not count as another device.
 */
export const LinkEntry = ({ link }: { link: CoOwnerLink }) => {
  const [openLink] = useOpenCoOwnerLinkMutation();
  const replace = useReplace();
  const keyring = useMemo(() => createKeyring(), []);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [outcome, setOutcome] = useState<'loading' | 'failed' | 'missed' | { message: string }>('loading');
  const hasBegun = useRef(false);
  const open = async () => {
    setOutcome('loading');
    try {
      const context = { ...writeContext(keyring.keyFor(link)), quiet: true };
      const { data } = await openLink({ variables: { input: link }, context });
      const { coOwnership: found = null, userErrors = [] } = data?.openCoOwnerLink ?? {};
      const refused = userErrors.find(({ code }) => code === 'CO_OWNER_ONLY');
      // The key leaves the address and the history.
      if (found !== null) replace(hrefOf(dueStep(stateOf(found)), found.id));
      else setOutcome(refused ?? 'missed');
    } catch (error) {
      setFailure(error);
      setOutcome('failed');
    }
  };
  const openOnce = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void open();
  });
  useEffect(function openTheLink() {
    // oxlint-disable-next-line react/set-state-in-effect -- it is `loading` from the first render on
    openOnce();
  }, []);
  if (typeof outcome === 'object') return <NoLinkPage why="owner" text={outcome.message} />;
  if (outcome === 'missed') return <OldLinkPage link={link} />;
  return (
    <ReadingPage
      title={CO_OWNER_TEXTS.page}
      query={{ error: failure, loading: outcome === 'loading', refetch: open }}
    />
  );
};
