import { useState } from 'react';
import { useOpenCoOwnerLinkMutation } from '#generated/hooks.ts';
import { useOpenLink } from '#shared/loan/link/useOpenLink.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { useReplace } from '#shared/page/useReplace.ts';
import { dueStep, hrefOf, type CoOwnerLink } from '../flow.ts';
import { stateOf } from '../state.ts';
import { CO_OWNER_TEXTS } from '../texts.ts';
import { NoLinkPage } from './NoLinkPage.tsx';
import { OldLinkPage } from './OldLinkPage.tsx';

export const LinkEntry = ({ link }: { link: CoOwnerLink }) => {
  const [openLink] = useOpenCoOwnerLinkMutation();
  const replace = useReplace();
  const [refusal, setRefusal] = useState<'missed' | { message: string } | null>(null);
  const query = useOpenLink(link, async (context) => {
    const { data } = await openLink({ variables: { input: link }, context });
    const { coOwnership: found = null, userErrors = [] } = data?.openCoOwnerLink ?? {};
    const refused = userErrors.find(({ code }) => code === 'CO_OWNER_ONLY');
    // Removes the key from the address and the history.
    if (found !== null) replace(hrefOf(dueStep(stateOf(found)), found.id));
    else setRefusal(refused ?? 'missed');
  });
  if (refusal === 'missed') return <OldLinkPage link={link} />;
  if (refusal !== null) return <NoLinkPage why="owner" text={refusal.message} />;
  return <ReadingPage title={CO_OWNER_TEXTS.page} query={query} />;
};
