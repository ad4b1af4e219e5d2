import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { HolderFlowDocument } from '#generated/graphql.ts';
import type { DueStep } from '#shared/forms/dueStep.ts';
import { currentWork } from './currentWork.ts';
import { dueTexts, stepDueNow } from './dueTexts.ts';
import type { HolderFlow } from './HolderContext.ts';

/** Reads the due step without the cache, so that the page and its input stay until the user leaves. */
export function useReadDue({ state, href }: HolderFlow) {
  const client = useApolloClient();
  return useCallback(async (): Promise<DueStep | null> => {
    const { data } = await client.query({
      query: HolderFlowDocument,
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
    if (data === undefined) return null;
    const latest = { ...state, ...currentWork(data) };
    // Full page load, so that no outdated state survives.
    return { ...dueTexts(latest), go: () => location.assign(href(stepDueNow(latest))) };
  }, [client, href, state]);
}
