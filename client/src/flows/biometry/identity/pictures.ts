import type { BiometryEvidence, IdentityCheckFragment, EvidenceProblem } from '../../../generated/graphql.ts';

/** The three pictures, in the order they are asked for. */
export const PICTURES = ['front', 'back', 'selfie'] as const;
export type Picture = (typeof PICTURES)[number];

const EVIDENCE: Readonly<Record<Picture, BiometryEvidence>> = {
  front: 'DOCUMENT_FRONT',
  back: 'DOCUMENT_BACK',
  selfie: 'SELFIE',
};

/** How the address names the picture that is being taken. */
const SLUGS: Readonly<Record<Picture, string>> = { front: 'frente', back: 'dorso', selfie: 'selfie' };
export const PICTURE_KEY = 'foto';

export const slugOf = (picture: Picture): string => SLUGS[picture];

export function pictureOf(slug: string | null): Picture | null {
  return PICTURES.find((picture) => SLUGS[picture] === slug) ?? null;
}

/** `again`: the bank has it, and cannot use it. */
export type PictureStanding = 'missing' | 'received' | 'again';

type Check = Pick<IdentityCheckFragment, 'status' | 'validated' | 'received' | 'problems'>;

export function standingOf(picture: Picture, { received, problems }: Check): PictureStanding {
  const evidence = EVIDENCE[picture];
  if (problems.some((problem) => problem.evidence === evidence)) return 'again';
  return received.includes(evidence) ? 'received' : 'missing';
}

/** What is wrong with a picture, as the bank says; null when nothing is. */
export function problemOf(picture: Picture, { problems }: Check): EvidenceProblem | null {
  return problems.find(({ evidence }) => evidence === EVIDENCE[picture])?.problem ?? null;
}

/** The next picture to take; null when all three are there. */
export function nextPicture(check: Check): Picture | null {
  return PICTURES.find((picture) => standingOf(picture, check) !== 'received') ?? null;
}

/** `intro`: why, and the consent. `waiting`: the verifier has everything and says nothing yet. */
export type IdentityView = 'intro' | 'picture' | 'pictures' | 'waiting' | 'validated';

type Asked = {
  /** The person has accepted the treatment of the pictures on this page. */
  accepted: boolean;
  /** The picture that the address names. */
  picture: Picture | null;
};

/** What of the step is shown. Pictures at the bank mean that the treatment was accepted before. */
export function viewOf(check: Check, { accepted, picture }: Asked): IdentityView {
  if (check.validated) return 'validated';
  if (!accepted && check.received.length === 0) return 'intro';
  if (picture !== null) return 'picture';
  return check.status === 'PENDING' && nextPicture(check) === null ? 'waiting' : 'pictures';
}
