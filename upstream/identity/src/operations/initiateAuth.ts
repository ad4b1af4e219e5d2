import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { openChallenge } from '../challenges/challengeStore.ts';
import { isAcceptableClientValue, makeServerSecret } from '../crypto/srp.ts';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { findCandidate } from '../users/candidate.ts';
import { fields, invalidInput, operation } from './operation.ts';
import { checkPasswordOf } from './passwordCheck.ts';
import { refresh } from './refresh.ts';
import { afterPassword } from './signInSteps.ts';

const srpParameters = z.object({ USERNAME: fields.Username, SRP_A: z.string().max(1024) });
const passwordParameters = z.object({ USERNAME: fields.Username, PASSWORD: fields.Password });
const refreshParameters = z.object({ REFRESH_TOKEN: z.string().min(1).max(2048) });

export const initiateAuth = operation(
  {
    ClientId: fields.ClientId,
    AuthFlow: z.enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    AuthParameters: z.record(z.string(), z.string()),
  },
  (identity, { AuthFlow, AuthParameters }) => flows[AuthFlow](identity, AuthParameters),
);

type Flow = (identity: Identity, parameters: unknown) => object | Promise<object>;

const refreshFlow: Flow = (identity, parameters) =>
  refresh(identity, read(refreshParameters, parameters).REFRESH_TOKEN);

const flows = {
  USER_SRP_AUTH: (identity, parameters) => startSrp(identity, read(srpParameters, parameters)),
  USER_PASSWORD_AUTH: (identity, parameters) =>
    signInByPassword(identity, read(passwordParameters, parameters)),
  REFRESH_TOKEN_AUTH: refreshFlow,
  REFRESH_TOKEN: refreshFlow,
} satisfies Record<string, Flow>;

function read<Schema extends z.ZodType>(schema: Schema, parameters: unknown): z.output<Schema> {
  const parsed = schema.safeParse(parameters);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

function startSrp(identity: Identity, { USERNAME, SRP_A }: z.output<typeof srpParameters>): object {
  if (!isAcceptableClientValue(SRP_A)) throw new ProtocolError('InvalidParameterException');
  const candidate = findCandidate(identity, USERNAME);
  const server = makeServerSecret(candidate.srp.verifier);
  const secretBlock = openChallenge(
    identity,
    'PASSWORD_VERIFIER',
    candidate.id,
    { srpA: SRP_A, b: server.b, B: server.B, verifier: candidate.srp.verifier },
    randomBytes(256).toString('base64'),
  );
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: candidate.srp.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: server.B,
      USERNAME: candidate.id,
      USER_ID_FOR_SRP: candidate.id,
    },
  };
}

async function signInByPassword(
  identity: Identity,
  { USERNAME, PASSWORD }: z.output<typeof passwordParameters>,
): Promise<object> {
  return afterPassword(identity, checkPasswordOf(identity, findCandidate(identity, USERNAME), PASSWORD));
}
