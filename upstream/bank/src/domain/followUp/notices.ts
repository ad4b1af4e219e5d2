import { nameCase } from '@prendarios/rules/displayCase';
import { eq } from 'drizzle-orm';
import type { User } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import { linkTo } from '../messages/applicant.ts';
import { sendMail } from '../messages/send.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { users } from '../records/tables.ts';

/** Mails the colleague from whom a proposal was taken, naming the customer; nobody if the bank does not know that user. */
export async function tellTaken(bank: Bank, proposal: ProposalRow, from: string, by: User): Promise<void> {
  const [colleague] = await bank.sql.select({ email: users.email }).from(users).where(eq(users.id, from));
  if (colleague === undefined) return;
  const { firstName, lastName } = proposal.owner;
  const who = by.name === null ? 'Otra persona' : nameCase(by.name);
  const what = `${who} tomó la propuesta ${proposal.number}`;
  await sendMail(bank, proposal, colleague, {
    purpose: 'FOLLOW_UP',
    subject: what,
    lines: [
      `${what} de ${nameCase(`${firstName} ${lastName}`)}, que tenías vos.`,
      `La podés ver en ${linkTo(bank, `/usuario/panel-de-seguimiento/propuesta/${proposal.uuid}`)}`,
    ],
  });
}
