import { nameCase } from '@prendarios/rules/displayCase';
import { eq } from 'drizzle-orm';
import type { User } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { users } from '../records/tables.ts';
import { linkTo } from './applicant.ts';
import { sendMail } from './send.ts';

type News = Readonly<{ verb: string; ending: string }>;

/** Mails a colleague what `by` did with the customer; does nothing if the bank does not know that colleague. */
async function tellColleague(
  bank: Bank,
  proposal: ProposalRow,
  { id, by, verb, ending }: News & Readonly<{ id: string; by: User }>,
): Promise<void> {
  const [colleague] = await bank.sql.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (colleague === undefined) return;
  const { firstName, lastName } = proposal.owner;
  const who = by.name === null ? 'Otra persona' : nameCase(by.name);
  const what = `${who} ${verb} la propuesta ${proposal.number}`;
  await sendMail(bank, proposal, colleague, {
    purpose: 'FOLLOW_UP',
    subject: what,
    lines: [
      `${what} de ${nameCase(`${firstName} ${lastName}`)}, que ${ending}.`,
      `La podés ver en ${linkTo(bank, `/usuario/panel-de-seguimiento/propuesta/${proposal.uuid}`)}`,
    ],
  });
}

/** Mails the colleague `from` whom `by` took the proposal. */
export const tellTaken = (bank: Bank, proposal: ProposalRow, from: string, by: User): Promise<void> =>
  tellColleague(bank, proposal, { id: from, by, verb: 'tomó', ending: 'tenías vos' });

/** Mails the colleague who follows up the proposal that `by` cancelled it. */
export const tellColleagueCancelled = (
  bank: Bank,
  proposal: ProposalRow,
  assignee: string,
  by: User,
): Promise<void> => tellColleague(bank, proposal, { id: assignee, by, verb: 'canceló', ending: 'tenés vos' });
