import { createContext, useContext, type ReactNode } from 'react';
import type { IdentityCheckFragment, MessageChannel } from '#generated/graphql.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import type { Sent } from '#shared/forms/useSubmission.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import type { WaysToSend } from '../link/useSendLink.ts';
import type { Photo } from './photos.ts';

/** The link to the check, and the state and function for sending it to the borrower's own phone or email. */
export type OtherPhoneLink = { url: string; sending: WaysToSend<MessageChannel> };

/** The parts of a flow that the identity check needs: whose check it is, and how it is sent. */
export type IdentityWork = {
  check: IdentityCheckFragment;
  /** Whether the bank already has the consent to use the photos. */
  hasConsent: boolean;
  /** Records the consent to use the photos, and starts the check. */
  start: (context: WriteContext) => Promise<readonly ServerProblem[]>;
  /** Returns the gateway's URL for uploading a photo. */
  photoAddress: (photo: Photo) => string;
  /** Asks the bank to validate the identity with the received photos. */
  validate: (context: WriteContext & { quiet?: true }) => Promise<Sent<unknown>>;
  /** Returns the bank's current state of the check, without counting as user activity; null if it cannot be read. */
  latest: (signal: AbortSignal) => Promise<IdentityCheckFragment | null>;
  /** Refetches the flow; null if this browser no longer has access to it. */
  refresh: () => Promise<IdentityCheckFragment | null>;
  /** Goes to the next step of the flow. */
  goOn: () => void;
  /** Null if another device needs its own link. */
  otherPhone: OtherPhoneLink | null;
  /** Notice about other data missing for the contract, shown before the photos. */
  missing?: ReactNode;
  /** Text on the last page about the step after the check. */
  next: string;
};

const WorkContext = createContext<IdentityWork | null>(null);
export const IdentityWorkProvider = WorkContext;

export function useIdentityWork(): IdentityWork {
  const work = useContext(WorkContext);
  if (work === null) throw new Error('The identity check needs IdentityWorkProvider above it.');
  return work;
}
