import type { QuoteLinkViewFragment } from '#generated/graphql.ts';
import { SHARE_TEXTS as TEXT } from './texts.ts';

type LinkAnswer = Pick<QuoteLinkViewFragment, 'path' | 'validUntil'> & {
  userErrors: readonly { message: string }[];
};
export type AskLink = () => Promise<LinkAnswer | null | undefined>;

type Asked = { path: string; validUntil: string | null } | { problem: string };

export async function askedLink(ask: AskLink): Promise<Asked> {
  try {
    const answer = await ask();
    if (answer?.path) return { path: answer.path, validUntil: answer.validUntil };
    return { problem: answer?.userErrors[0]?.message ?? TEXT.failed };
  } catch {
    // No response arrived; the user may retry.
    return { problem: navigator.onLine ? TEXT.failed : TEXT.offline };
  }
}
