import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeviceLink } from '../records/rowTypes.ts';

const LINK_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;
/** Older links are deleted, so they cannot request a new link either. */
const LINKS_KEPT = 5;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Creates a key of 128 bits (22 characters), which only the message contains, and its record. */
export function newLink(now: Date): { key: string; link: DeviceLink } {
  const key = randomBytes(16).toString('base64url');
  const until = new Date(now.getTime() + LINK_DAYS * DAY_MS).toISOString();
  return { key, link: { digest: digestOf(key), until } };
}

export const withLink = (links: readonly DeviceLink[], link: DeviceLink): DeviceLink[] =>
  [...links, link].slice(-LINKS_KEPT);

/**
 * The state of links that callers may see without their keys; OPENED while a device that opened one of them has
 * access.
 */
type LinkState = { state: 'SENT' | 'OPENED' | 'EXPIRED'; sentAt: string; until: string };

/** Describes the newest link; null before the first. */
export function newestLink(links: readonly DeviceLink[], now: Date): LinkState | null {
  const newest = links.at(-1);
  if (newest === undefined) return null;
  const until = new Date(newest.until);
  const sentAt = new Date(until.getTime() - LINK_DAYS * DAY_MS).toISOString();
  const isOpened = links.some(({ device, ended }) => device !== undefined && !ended);
  return { state: isOpened ? 'OPENED' : until > now ? 'SENT' : 'EXPIRED', sentAt, until: newest.until };
}

/** Finds the link with this key, valid or not. */
export function linkWith(links: readonly DeviceLink[], key: string): DeviceLink | undefined {
  const wanted = Buffer.from(digestOf(key));
  return links.find(({ digest }) => timingSafeEqual(Buffer.from(digest), wanted));
}

/** Whether this browser, identified by the gateway, opened one of the links; false for an empty subject. */
export function hasOpened(links: readonly DeviceLink[], subject: string): boolean {
  return subject !== '' && links.some(({ device, ended }) => !ended && device === digestOf(subject));
}

/** Whether this browser opened a link and a newer one was opened elsewhere since. */
export function isEnded(links: readonly DeviceLink[], subject: string): boolean {
  return (
    subject !== '' && !hasOpened(links, subject) && links.some(({ device }) => device === digestOf(subject))
  );
}

/** Whether another device opened one of the links, or may still open one. */
export function isOpenElsewhere(links: readonly DeviceLink[], subject: string, now: Date): boolean {
  const own = digestOf(subject);
  return links.some(({ device, until }) => (device === undefined ? new Date(until) > now : device !== own));
}

/** Ends the links sent before this one, except those that its device opened. */
export function withoutEarlier(links: readonly DeviceLink[], digest: string): DeviceLink[] {
  const at = links.findIndex((link) => link.digest === digest);
  const device = links[at]?.device;
  return links.map((link, place) =>
    place < at && link.device !== device ? { ...link, ended: true as const } : link,
  );
}

/**
 * Returns the links after a device opened one, which then works only on that device; reopening it there is allowed,
 * for example after a lost response. `subject`: the browser, identified by the gateway; without one each call counts
 * as another device. Null if the link is too old, has ended or was opened elsewhere.
 */
export function openedOn(
  links: readonly DeviceLink[],
  link: DeviceLink,
  subject: string,
  now: Date,
): DeviceLink[] | null {
  const device = digestOf(subject);
  // A device that opened a newer link may follow an older message, too.
  if (link.ended && !hasOpened(links, subject)) return null;
  const isFree = link.device === undefined || (subject !== '' && link.device === device);
  if (!isFree || new Date(link.until) <= now) return null;
  return links.map((one) => (one.digest === link.digest ? { ...one, device } : one));
}
