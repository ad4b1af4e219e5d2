import { createContext, useContext, type ReactNode } from 'react';
import type { IdentityCheckFragment, MessageChannel } from '#generated/graphql.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import type { Sent } from '#shared/forms/useSubmission.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import type { WaysToSend } from '../link/useSendLink.ts';
import type { Photo } from './photos.ts';

/** Sends the link of the check to the borrower's own phone or mail. */
export type OtherPhoneLink = { url: string; sending: WaysToSend<MessageChannel> };

/** What the pages of the check need of the flow: whose check it is, and how it is sent. */
export type IdentityWork = {
  check: IdentityCheckFragment;
  /** The consent to use the photos was given before, as far as the bank says. */
  hasConsent: boolean;
  /** Records the consent to use the photos, and begins the check. */
  start: (context: WriteContext) => Promise<readonly ServerProblem[]>;
  /** Address of the gateway that takes a photo. */
  photoAddress: (photo: Photo) => string;
  /** Asks the bank to accept the identity with the photos that it has. */
  validate: (context: WriteContext & { quiet?: true }) => Promise<Sent<unknown>>;
  /** The check as the bank has it now, without counting as the user's activity; null if it cannot be read. */
  latest: (signal: AbortSignal) => Promise<IdentityCheckFragment | null>;
  /** Reads the flow again; null if this browser no longer has access to it. */
  refresh: () => Promise<IdentityCheckFragment | null>;
  /** The next step of the flow. */
  goOn: () => void;
  /** Null where another device asks for a link of its own. */
  otherPhone: OtherPhoneLink | null;
  /** What else is missing for the contract, said before the photos. */
  missing?: ReactNode;
  /** What comes after the check, on its last page. */
  next: string;
};

const WorkContext = createContext<IdentityWork | null>(null);
export const IdentityWorkProvider = WorkContext;

export function useIdentityWork(): IdentityWork {
  const work = useContext(WorkContext);
  if (work === null) throw new Error('The identity check needs IdentityWorkProvider above it.');
  return work;
}
