import type { Bank } from '../domain/bank.ts';
import { users } from '../domain/records/tables.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The bank's records of the identity stand-in's demo users, with the same ids. */
const PEOPLE = [
  { number: 1, email: 'solicitante@correo.example', role: 'applicant', pointsOfSale: [] },
  { number: 2, email: 'vendedor@ceibo.example', role: 'seller', pointsOfSale: ['01010'] },
  {
    number: 3,
    email: 'vendedor.varios@ceibo.example',
    role: 'seller',
    pointsOfSale: ['01010', '01022', '01035'],
  },
  { number: 4, email: 'vendedor.ninguno@ceibo.example', role: 'seller', pointsOfSale: [] },
  { number: 5, email: 'admin@ceibo.example', role: 'admin', pointsOfSale: [] },
  { number: 6, email: 'nueva.clave@correo.example', role: 'applicant', pointsOfSale: [] },
  { number: 7, email: 'alta.token@correo.example', role: 'applicant', pointsOfSale: [] },
  { number: 8, email: 'con.token@correo.example', role: 'applicant', pointsOfSale: [] },
  { number: 9, email: 'sin.token@correo.example', role: 'applicant', pointsOfSale: [] },
] as const;

/** Adds missing demo users; existing ones keep their changes. */
export async function seedUsers(bank: Pick<Bank, 'sql' | 'clock'>): Promise<void> {
  const createdAt = bank.clock.now();
  await bank.sql
    .insert(users)
    .values(
      PEOPLE.map(({ number, email, role, pointsOfSale }) => ({
        id: id(number),
        email,
        role,
        pointsOfSale: [...pointsOfSale],
        createdAt,
      })),
    )
    .onConflictDoNothing();
}
