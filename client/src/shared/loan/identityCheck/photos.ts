import type { BiometryEvidence, IdentityCheckFragment, EvidenceProblem } from '#generated/graphql.ts';

/** The three photos, in the order they are taken. */
export const PHOTOS = ['front', 'back', 'selfie'] as const;
export type Photo = (typeof PHOTOS)[number];

const EVIDENCE: Readonly<Record<Photo, BiometryEvidence>> = {
  front: 'DOCUMENT_FRONT',
  back: 'DOCUMENT_BACK',
  selfie: 'SELFIE',
};

/** Names of the photos in the URL. */
const SLUGS: Readonly<Record<Photo, string>> = { front: 'frente', back: 'dorso', selfie: 'selfie' };
export const PHOTO_KEY = 'foto';

export const slugOf = (photo: Photo): string => SLUGS[photo];

export function photoOf(slug: string | null): Photo | null {
  return PHOTOS.find((photo) => SLUGS[photo] === slug) ?? null;
}

/** `again`: the bank received the photo but cannot use it. */
export type PhotoStatus = 'missing' | 'received' | 'again';

type Check = Pick<IdentityCheckFragment, 'status' | 'isValidated' | 'received' | 'problems'>;

export function statusOf(photo: Photo, { received, problems }: Check): PhotoStatus {
  const evidence = EVIDENCE[photo];
  if (problems.some((problem) => problem.evidence === evidence)) return 'again';
  return received.includes(evidence) ? 'received' : 'missing';
}

/** Returns the problem that the bank found in a photo, or null. */
export function problemOf(photo: Photo, { problems }: Check): EvidenceProblem | null {
  return problems.find(({ evidence }) => evidence === EVIDENCE[photo])?.problem ?? null;
}

/** Returns the next photo to take; null when all three are received. */
export function nextPhoto(check: Check): Photo | null {
  return PHOTOS.find((photo) => statusOf(photo, check) !== 'received') ?? null;
}

/** `intro`: explanation and consent. `waiting`: the verifier has all photos but has not decided yet. */
export type IdentityView = 'intro' | 'photo' | 'photos' | 'waiting' | 'validated';

type PageState = {
  /** Whether the user has given consent, on this page or earlier. */
  accepted: boolean;
  /** The photo named in the URL. */
  photo: Photo | null;
};

/** Returns the part of the step to show. A check with photos implies the user's consent. */
export function viewOf(check: Check, { accepted, photo }: PageState): IdentityView {
  if (check.isValidated) return 'validated';
  if (!accepted && check.received.length === 0) return 'intro';
  if (photo !== null) return 'photo';
  return check.status === 'PENDING' && nextPhoto(check) === null ? 'waiting' : 'photos';
}

/** What this page has done for the check. */
export type DoneHere = { isBegun: boolean; sent: readonly Photo[] };

/** Whether another phone continues the check: it sent a photo or started the check, and this page did not. */
export const isFollowed = (
  known: Pick<IdentityCheckFragment, 'received' | 'processNumber'>,
  latest: Pick<IdentityCheckFragment, 'received' | 'processNumber'>,
  here: DoneHere,
): boolean => {
  const own = here.sent.map((photo) => EVIDENCE[photo]);
  return (
    latest.received.some((one) => !known.received.includes(one) && !own.includes(one)) ||
    (!here.isBegun && known.processNumber === null && latest.processNumber !== null)
  );
};
