import { transaction } from '../database/database.ts';
import type { Identity } from '../identity.ts';
import { newUser } from '../users/newUser.ts';
import { findUser, saveUser } from '../users/userStore.ts';
import { DEMO_PASSWORD, DEMO_TOKEN_SECRET, people, type Person } from './people.ts';

/** Adds missing demo users; existing ones keep their changes. */
export function seedUsers(identity: Identity): void {
  const missing = people.filter(
    ({ id, email }) => !findUser(identity.database, id) && !findUser(identity.database, email),
  );
  const users = missing.map((person) => userOf(identity, person));
  transaction(identity.database, () => {
    for (const user of users) saveUser(identity.database, user, user.createdAt);
  });
}

function userOf(identity: Identity, person: Person) {
  const hasSecret = person.softwareToken === 'ENABLED' || person.softwareToken === 'DISABLED';
  return {
    ...newUser(identity, {
      id: person.id,
      email: person.email,
      password: DEMO_PASSWORD,
      status: person.status ?? 'CONFIRMED',
      groups: person.group ? [person.group] : [],
      attributes: {
        email_verified: 'true',
        name: person.given,
        given_name: person.given,
        family_name: person.family,
        gender: person.gender,
        phone_number: '+541155550100',
        'custom:cuit_cuil': person.cuil,
        ...(person.pointsOfSale ? { 'custom:points_of_sale': person.pointsOfSale.join(',') } : {}),
      },
    }),
    softwareToken: person.softwareToken ?? 'NONE',
    tokenSecret: hasSecret ? DEMO_TOKEN_SECRET : null,
  };
}
