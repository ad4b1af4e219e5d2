import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeviceLink } from '../records/rowTypes.ts';

const LINK_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;
/** Older links are forgotten, so that they cannot even ask for a new one. */
const LINKS_KEPT = 5;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A key of 128 bits in 22 characters, which only the message holds, and its record. */
export function newLink(now: Date): { key: string; link: DeviceLink } {
  const key = randomBytes(16).toString('base64url');
  const until = new Date(now.getTime() + LINK_DAYS * DAY_MS).toISOString();
  return { key, link: { digest: digestOf(key), until } };
}

export const withLink = (links: readonly DeviceLink[], link: DeviceLink): DeviceLink[] =>
  [...links, link].slice(-LINKS_KEPT);

/** The link with this key, whether or not it still opens anything. */
export function linkWith(links: readonly DeviceLink[], key: string): DeviceLink | undefined {
  const wanted = Buffer.from(digestOf(key));
  return links.find(({ digest }) => timingSafeEqual(Buffer.from(digest), wanted));
}

/** Whether this browser opened one of the links, as the gateway names it; never without a name. */
export function hasOpened(links: readonly DeviceLink[], subject: string): boolean {
  return subject !== '' && links.some(({ device }) => device === digestOf(subject));
}

/**
 * The links after a device opened one: it opens nothing on another device from now on. The same device may open it again,
 * as after an answer that was lost. `subject`: the browser, as the gateway names it; without one each call is a device of
 * its own. Null if the link has ended or was opened elsewhere.
 */
export function openedOn(
  links: readonly DeviceLink[],
  link: DeviceLink,
  subject: string,
  now: Date,
): DeviceLink[] | null {
  const device = digestOf(subject);
  const isFree = link.device === undefined || (subject !== '' && link.device === device);
  if (!isFree || new Date(link.until) <= now) return null;
  return links.map((one) => (one.digest === link.digest ? { ...one, device } : one));
}
