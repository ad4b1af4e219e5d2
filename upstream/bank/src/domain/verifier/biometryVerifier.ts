import { readPicture } from './pictureQuality.ts';

type BiometryStatus = 'PENDING' | 'APPROVED' | 'REJECTED';
export type EvidenceName = 'selfie' | 'front' | 'back';
export type PictureProblem = 'NOT_A_PICTURE' | 'TOO_SMALL' | 'TOO_DARK' | 'BLURRED';

/** What a person sent so far, decrypted; null for what is still missing. */
export type Evidence = Readonly<Record<EvidenceName, Buffer | null>>;

export type Verification = {
  /** Who judged, kept with the result. */
  verifier: string;
  /** True when nobody compared a face with a document. */
  isStandIn: boolean;
  /** PENDING while something is missing. */
  status: BiometryStatus;
  problems: { evidence: EvidenceName; problem: PictureProblem }[];
};

/** Judges a person's identity; a bank puts its provider behind this (docs/domain.md#identity-check). */
export type BiometryVerifier = {
  name: string;
  isStandIn: boolean;
  /** Judges one picture as it is received; null when it will do. */
  checkPicture: (content: Buffer) => Promise<PictureProblem | null>;
  verify: (evidence: Evidence) => Promise<Verification>;
};

/** Pixels of the shorter side: less shows no face and no number of a document. */
export const MIN_SIDE = 360;
/** Mean luminance of 255: a covered lens gives less than 10, a dim room 40. */
const MIN_BRIGHTNESS = 25;
/** Variance of the Laplacian: sharp pictures have hundreds, those out of focus a few. */
const MIN_SHARPNESS = 20;

async function checkPicture(content: Buffer): Promise<PictureProblem | null> {
  const picture = await readPicture(content);
  if (picture === null) return 'NOT_A_PICTURE';
  if (Math.min(picture.width, picture.height) < MIN_SIDE) return 'TOO_SMALL';
  if (picture.brightness < MIN_BRIGHTNESS) return 'TOO_DARK';
  return picture.sharpness < MIN_SHARPNESS ? 'BLURRED' : null;
}

const STAND_IN = 'stand-in-picture-quality';
const EVIDENCE: readonly EvidenceName[] = ['selfie', 'front', 'back'];

/**
 * Looks at the quality of the pictures alone: it recognises no face and reads no document, and says so
 * in its name and in every answer.
 */
export const standInVerifier: BiometryVerifier = {
  name: STAND_IN,
  isStandIn: true,
  checkPicture,
  async verify(evidence) {
    const problems: Verification['problems'] = [];
    for (const name of EVIDENCE) {
      const content = evidence[name];
      const problem = content && (await checkPicture(content));
      if (problem) problems.push({ evidence: name, problem });
    }
    const isComplete = EVIDENCE.every((name) => evidence[name] !== null);
    const complete = isComplete ? 'APPROVED' : 'PENDING';
    return {
      verifier: STAND_IN,
      isStandIn: true,
      status: problems.length > 0 ? 'REJECTED' : complete,
      problems,
    };
  },
};
