import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { IdentityCheckStatusDocument } from '../../../generated/graphql.ts';
import { backgroundContext } from '../../../shared/live/background.ts';
import { useLive } from '../../../shared/live/useLive.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { isFollowed, PHOTOS } from './photos.ts';

/** Another phone takes the photos: how many the bank has. */
export type FollowedPhone = { at: number; of: number };

/**
 * Follows the photos that another phone takes for the same proposal, which the user may see on both screens. The answer
 * changes the cache, so that the page goes on by itself.
 */
export function useOtherPhone({ isWatching, accepted }: { isWatching: boolean; accepted: boolean }) {
  const { proposal, refresh } = useBiometryFlow();
  const client = useApolloClient();
  const [isFollowing, setFollowing] = useState(false);
  const { biometry, id } = proposal;
  useLive(
    async (signal) => {
      const { data } = await client.query({
        query: IdentityCheckStatusDocument,
        variables: { id },
        fetchPolicy: 'network-only',
        context: backgroundContext(signal),
      });
      const latest = data?.proposal?.biometry;
      if (latest === undefined || latest.validated) await refresh();
      else if (isFollowed(biometry, latest, accepted)) setFollowing(true);
    },
    { of: isWatching ? id : null },
  );
  const at = biometry.received.length;
  return isFollowing && at < PHOTOS.length ? { at, of: PHOTOS.length } : null;
}
