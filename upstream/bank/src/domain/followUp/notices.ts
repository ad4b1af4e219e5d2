import { nameCase } from '@prendarios/rules/displayCase';
import { eq } from 'drizzle-orm';
import type { User } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import { sendMail } from '../messages/send.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { users } from '../records/tables.ts';

/** Tells who looked after a proposal that a colleague took it; nobody whom the bank does not know. */
export async function tellTaken(
  bank: Bank,
  proposal: Pick<ProposalRow, 'uuid' | 'number'>,
  from: string,
  by: User,
): Promise<void> {
  const [colleague] = await bank.sql.select({ email: users.email }).from(users).where(eq(users.id, from));
  if (colleague === undefined) return;
  const who = by.name === null ? 'Otra persona' : nameCase(by.name);
  const what = `${who} tomó la propuesta ${proposal.number}`;
  await sendMail(bank, proposal, colleague, {
    purpose: 'FOLLOW_UP',
    subject: what,
    lines: [
      `${what}, que tenías vos.`,
      `La podés ver en ${bank.settings.publicUrl}/usuario/panel-de-seguimiento/propuesta/${proposal.uuid}`,
    ],
  });
}
