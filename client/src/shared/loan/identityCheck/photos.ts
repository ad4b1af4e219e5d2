import type { BiometryEvidence, IdentityCheckFragment, EvidenceProblem } from '#generated/graphql.ts';

/** The three photos, in the order they are taken. */
export const PHOTOS = ['front', 'back', 'selfie'] as const;
export type Photo = (typeof PHOTOS)[number];

const EVIDENCE: Readonly<Record<Photo, BiometryEvidence>> = {
  front: 'DOCUMENT_FRONT',
  back: 'DOCUMENT_BACK',
  selfie: 'SELFIE',
};

/** The name of the photo in the address. */
const SLUGS: Readonly<Record<Photo, string>> = { front: 'frente', back: 'dorso', selfie: 'selfie' };
export const PHOTO_KEY = 'foto';

export const slugOf = (photo: Photo): string => SLUGS[photo];

export function photoOf(slug: string | null): Photo | null {
  return PHOTOS.find((photo) => SLUGS[photo] === slug) ?? null;
}

/** `again`: the bank has it but cannot use it. */
export type PhotoStatus = 'missing' | 'received' | 'again';

type Check = Pick<IdentityCheckFragment, 'status' | 'isValidated' | 'received' | 'problems'>;

export function statusOf(photo: Photo, { received, problems }: Check): PhotoStatus {
  const evidence = EVIDENCE[photo];
  if (problems.some((problem) => problem.evidence === evidence)) return 'again';
  return received.includes(evidence) ? 'received' : 'missing';
}

/** The problem that the bank found in a photo, or null. */
export function problemOf(photo: Photo, { problems }: Check): EvidenceProblem | null {
  return problems.find(({ evidence }) => evidence === EVIDENCE[photo])?.problem ?? null;
}

/** The next photo to take; null when all three are received. */
export function nextPhoto(check: Check): Photo | null {
  return PHOTOS.find((photo) => statusOf(photo, check) !== 'received') ?? null;
}

/** `intro`: explanation and consent. `waiting`: the verifier has all photos and has not decided yet. */
export type IdentityView = 'intro' | 'photo' | 'photos' | 'waiting' | 'validated';

type PageState = {
  /** The user gave consent, on this page or before. */
  accepted: boolean;
  /** The photo named by the address. */
  photo: Photo | null;
};

/** The part of the step to show. A check that has photos has the user's consent. */
export function viewOf(check: Check, { accepted, photo }: PageState): IdentityView {
  if (check.isValidated) return 'validated';
  if (!accepted && check.received.length === 0) return 'intro';
  if (photo !== null) return 'photo';
  return check.status === 'PENDING' && nextPhoto(check) === null ? 'waiting' : 'photos';
}

/** What this page did for the check. */
export type DoneHere = { isBegun: boolean; sent: readonly Photo[] };

/** Whether another phone goes on with the check: it has a photo, or was begun, and neither was known or done here. */
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
