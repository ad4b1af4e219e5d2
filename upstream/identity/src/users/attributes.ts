import { z } from 'zod';
import { ProtocolError } from '../protocol/errors.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Attributes in requests and responses: a list of names and values. */
export const attributeList = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().max(2048).default('') }))
  .max(40);

type AttributeList = z.infer<typeof attributeList>;

const profile = ['name', 'given_name', 'family_name', 'gender', 'phone_number', 'address', 'locale'];

/**
 * Attributes that each writer may change. Users cannot change their user name, CUIL or anything that a role depends on
 * (docs/security.md#a-users-own-record): sign-up sets the first two, the bank the rest.
 */
const writable = {
  user: new Set(profile),
  newUser: new Set([...profile, 'email', 'custom:cuit_cuil']),
  admin: new Set([
    ...profile,
    'email',
    'email_verified',
    'phone_number_verified',
    'custom:cuit_cuil',
    'custom:points_of_sale',
  ]),
} as const;

type Writer = keyof typeof writable;

const email = z.email().max(254);
const telephone = /^\+[1-9]\d{6,14}$/;

/** Trims and lower-cases a mail address (docs/domain.md#sign-up). */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/**
 * Validates and parses attributes. @throws {ProtocolError} InvalidParameter or NotAuthorized, like the hosted service.
 */
export function readAttributes(list: AttributeList, writer: Writer): Attributes {
  const entries = list.map(({ Name, Value }): [string, string] => {
    if (Name === 'sub' || !writable.admin.has(Name)) {
      throw new ProtocolError(
        'InvalidParameterException',
        `Attributes did not conform to the schema: ${Name}: Attribute does not exist in the schema.`,
      );
    }
    if (!writable[writer].has(Name)) {
      throw new ProtocolError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
    }
    const value = Name === 'email' ? normalEmail(Value) : Value.trim();
    if (!isWellFormed(Name, value)) {
      throw new ProtocolError('InvalidParameterException', `Invalid ${Name} format.`);
    }
    return [Name, value];
  });
  return Object.fromEntries(entries);
}

function isWellFormed(name: string, value: string): boolean {
  if (name === 'email') return email.safeParse(value).success;
  if (name === 'phone_number') return value === '' || telephone.test(value);
  if (name === 'custom:cuit_cuil') return /^\d{11}$/.test(value);
  return true;
}

export const toAttributeList = (attributes: Attributes): AttributeList =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
