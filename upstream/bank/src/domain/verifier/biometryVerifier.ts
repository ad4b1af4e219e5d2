import { readPhoto } from './photoQuality.ts';

type BiometryStatus = 'PENDING' | 'APPROVED' | 'REJECTED';
export type EvidenceName = 'selfie' | 'front' | 'back';
export type PhotoProblem = 'NOT_A_PICTURE' | 'TOO_SMALL' | 'TOO_DARK' | 'BLURRED';

/** The photos received so far, decrypted; null for missing ones. */
export type Evidence = Readonly<Record<EvidenceName, Buffer | null>>;

export type Verification = {
  /** The verifier's name, stored with the result. */
  verifier: string;
  /** True if no face was compared with a document. */
  isStandIn: boolean;
  /** PENDING while a photo is missing. */
  status: BiometryStatus;
  problems: { evidence: EvidenceName; problem: PhotoProblem }[];
};

/** Verifies a person's identity; a bank connects its provider here (docs/domain.md#identity-check). */
export type BiometryVerifier = {
  name: string;
  isStandIn: boolean;
  /** Checks a new photo; null if it is good enough. */
  checkPhoto: (content: Buffer) => Promise<PhotoProblem | null>;
  verify: (evidence: Evidence) => Promise<Verification>;
};

/** Pixels of the shorter side: smaller photos do not show a face or a document number clearly. */
export const MIN_SIDE = 360;
/** Mean luminance, 0 to 255: a covered lens yields less than 10, a dim room 40. */
const MIN_BRIGHTNESS = 25;
/** Variance of the Laplacian: sharp photos have hundreds, blurred ones a few. */
const MIN_SHARPNESS = 20;

async function checkPhoto(content: Buffer): Promise<PhotoProblem | null> {
  const photo = await readPhoto(content);
  if (photo === null) return 'NOT_A_PICTURE';
  if (Math.min(photo.width, photo.height) < MIN_SIDE) return 'TOO_SMALL';
  if (photo.brightness < MIN_BRIGHTNESS) return 'TOO_DARK';
  return photo.sharpness < MIN_SHARPNESS ? 'BLURRED' : null;
}

const STAND_IN = 'stand-in-picture-quality';
const EVIDENCE: readonly EvidenceName[] = ['selfie', 'front', 'back'];

/**
 * Checks only the quality of the photos. It does not compare faces or read documents, and states so in its name and in
 * every response.
 */
export const standInVerifier: BiometryVerifier = {
  name: STAND_IN,
  isStandIn: true,
  checkPhoto,
  async verify(evidence) {
    const problems: Verification['problems'] = [];
    for (const name of EVIDENCE) {
      const content = evidence[name];
      const problem = content && (await checkPhoto(content));
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
