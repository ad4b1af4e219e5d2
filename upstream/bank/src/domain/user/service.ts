import { checkPersonCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkName, normalizeName } from '@prendarios/rules/name';
import { checkCellPhone, joinPhone, mobileE164 } from '@prendarios/rules/phone';
import { checkPostalCode } from '@prendarios/rules/postalCode';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import type { PointOfSale } from '../catalogue/catalogues.ts';
import type { UserProfile } from '../records/rowTypes.ts';
import { users } from '../records/tables.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { countSentTo } from '../../platform/messages/outbox.ts';
import { queueMessage } from '../../platform/messages/queue.ts';
import { refuseIfAny } from '../party/validation.ts';
import type { sellingPointsAnswer } from '../api/user.ts';
import type { UserDirectory } from './directory.ts';

/** See docs/security.md#messages-to-people. */
const MESSAGES_PER_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

const emailTaken = () =>
  new ApiError(400, 'EMAIL_TAKEN', 'Ya existe una cuenta con ese correo.', {
    email: 'Ya existe una cuenta con ese correo.',
  });

/** CA-78: returns the user's points of sale by name: all for an admin, none for an applicant. */
export function sellingPoints(bank: Bank, user: User): z.infer<typeof sellingPointsAnswer> {
  const isOwn = ({ code }: PointOfSale) => user.role === 'admin' || user.pointsOfSale.includes(code);
  const points = bank.catalogues.pointsOfSale
    .filter(isOwn)
    .map(({ code, businessName }) => ({ business_name: businessName, code }));
  return {
    points_of_sale: points.toSorted((one, other) => one.business_name.localeCompare(other.business_name)),
  };
}

const normalize = (profile: UserProfile): UserProfile => ({
  ...profile,
  first_name: normalizeName(profile.first_name),
  last_name: normalizeName(profile.last_name),
  cuitl: normalizeCuil(profile.cuitl),
  email: normalizeEmail(profile.email),
});

const phoneOf = ({ phone_number: { area_code: areaCode, number } }: UserProfile) => ({ areaCode, number });

function problems(user: UserProfile): Record<string, string> {
  const checks = {
    first_name: checkName(user.first_name),
    last_name: checkName(user.last_name),
    cuitl: checkPersonCuil(user.cuitl),
    email: checkEmail(user.email),
    'address.postal_code': checkPostalCode(user.address.postal_code),
    phone_number: checkCellPhone(phoneOf(user)),
  };
  return Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/**
 * Notifies the owner of an existing account that someone requested another one; the page looks the same in both cases.
 */
async function tellOwner(bank: Bank, email: string): Promise<void> {
  const now = bank.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countSentTo(bank.sql, email, 'EMAIL_TAKEN', since)) >= MESSAGES_PER_DAY) return;
  const { bankName, publicUrl } = bank.settings;
  const body = [
    `Quisieron crear una cuenta en ${bankName} con este correo, que ya tiene una.`,
    `Si fuiste vos, iniciá sesión en ${publicUrl}/usuario/ingresar. Si no te acordás de la contraseña, podés cambiarla ahí.`,
    'Si no fuiste vos, no tenés que hacer nada.',
  ].join('\n');
  const subject = `Ya tenés una cuenta · ${bankName}`;
  await queueMessage(bank, 'EMAIL_TAKEN', { email }, { subject, body, proposalUuid: null });
}

/**
 * CA-79: creates the user in the identity service, which mails a temporary password, and stores the profile. Returns
 * EMAIL_TAKEN instead of throwing it.
 * @throws {ApiError} 400 with a message per field, 502.
 */
export async function createUser(
  bank: Bank,
  directory: UserDirectory,
  profile: UserProfile,
): Promise<{ created: true } | ApiError> {
  const user = normalize(profile);
  refuseIfAny(problems(user));
  const phone = joinPhone(phoneOf(user));
  const id = await directory.create({
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    gender: user.gender === 'NA' ? null : user.gender,
    cuil: user.cuitl,
    phone: mobileE164(phone) ?? `+54${phone}`,
  });
  if (id !== null) {
    await bank.sql
      .insert(users)
      .values({
        id,
        email: user.email,
        role: 'applicant',
        pointsOfSale: [],
        profile: user,
        createdAt: bank.clock.now(),
      })
      .onConflictDoNothing();
  }
  if (id !== null) return { created: true };
  await tellOwner(bank, user.email);
  return emailTaken();
}
