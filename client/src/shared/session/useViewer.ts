import type { ViewerQuery } from '#generated/graphql.ts';
import { useViewerQuery } from '#generated/hooks.ts';
import { useSession } from './sessionStore.ts';

export type Viewer = NonNullable<ViewerQuery['viewer']>;

/** Loads the signed-in user from the gateway; null for guests and until the gateway has responded. */
export function useViewer() {
  const session = useSession();
  const { data, loading, error, refetch } = useViewerQuery({
    skip: session.kind === 'guest',
    context: { showsOffline: true },
  });
  const viewer: Viewer | null = session.kind === 'guest' ? null : (data?.viewer ?? null);
  return { viewer, loading, error, refetch };
}
