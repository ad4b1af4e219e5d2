import { z } from 'zod';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';

/** A protocol operation: validates its input and returns the body of a 200. */
export type Operation = (identity: Identity, body: unknown) => Promise<object>;

/** Shared fields, with the limits of the hosted service. */
export const fields = {
  ClientId: z.string().max(128),
  UserPoolId: z.string().max(55),
  Username: z.string().trim().min(1).max(254),
  Password: z.string().min(1).max(1024),
  ConfirmationCode: z.string().trim().min(1).max(2048),
  AccessToken: z.string().min(1).max(16_384),
  Session: z.string().min(20).max(2048),
  TokenCode: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
};

/** Creates an operation from its request shape and work; refuses other shapes, clients and pools. */
export function operation<Shape extends z.ZodRawShape>(
  shape: Shape,
  work: (identity: Identity, input: z.output<z.ZodObject<Shape>>) => object | Promise<object>,
): Operation {
  const schema = z.object(shape);
  const addressed = z.object({ ClientId: z.string().optional(), UserPoolId: z.string().optional() });
  return async (identity, body) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw invalidInput(parsed.error);
    const { ClientId, UserPoolId } = addressed.parse(parsed.data);
    const isOurs =
      (ClientId ?? identity.settings.clientId) === identity.settings.clientId &&
      (UserPoolId ?? identity.settings.poolId) === identity.settings.poolId;
    if (!isOurs) throw new ProtocolError('ResourceNotFoundException');
    return work(identity, parsed.data);
  };
}

/** Returns an error that names fields and problems but no values: one may be a password. */
export function invalidInput(error: z.ZodError): ProtocolError {
  const issues = error.issues.map((issue) => `${issue.path.join('.') || 'request'}: ${issue.code}`);
  return new ProtocolError('InvalidParameterException', `Invalid request: ${issues.join('; ')}`);
}
