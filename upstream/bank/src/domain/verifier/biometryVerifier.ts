import { readPicture } from './pictureQuality.ts';

type BiometryStatus = 'PENDING' | 'APPROVED' | 'REJECTED';
export type EvidenceName = 'selfie' | 'front' | 'back';
export type PictureProblem = 'NOT_A_PICTURE' | 'TOO_SMALL' | 'TOO_DARK' | 'BLURRED';

/** The pictures received so far, decrypted; null for missing ones. */
export type Evidence = Readonly<Record<EvidenceName, Buffer | null>>;

export type Verification = {
  /** The verifier's name, stored with the result. */
  verifier: string;
  /** True when no face was compared with a document. */
  isStandIn: boolean;
  /** PENDING while a picture is missing. */
  status: BiometryStatus;
  problems: { evidence: EvidenceName; problem: PictureProblem }[];
};

/** Verifies a person's identity; a bank connects its provider here (docs/domain.md#identity-check). */
export type BiometryVerifier = {
  name: string;
  isStandIn: boolean;
  /** Checks one picture on arrival; null if it is good enough. */
  checkPicture: (content: Buffer) => Promise<PictureProblem | null>;
  verify: (evidence: Evidence) => Promise<Verification>;
};

/** Pixels of the shorter side: smaller pictures do not show a face or a document's number. */
export const MIN_SIDE = 360;
/** Mean luminance, 0 to 255: a covered lens gives less than 10, a dim room 40. */
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
 * Checks only the quality of the pictures. It does not compare faces or read documents, and says so in its name and in
 * every answer.
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
