import { checkCellPhone, joinPhone, normalizeCellPhone } from '@prendarios/rules/phone';
import { maskPhone } from '@prendarios/rules/sensitive';
import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import type { correctPhoneAnswer, correctPhoneBody } from '../api/person.ts';
import type { Bank } from '../bank.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { isBound } from '../lifecycle/subjects.ts';
import { changeProposal, lockProposal } from '../records/proposals.ts';
import { isPhoneProved } from '../codes/codeStore.ts';

/** docs/domain.md#phone-codes */
const CORRECTIONS = 2;

const locked = () =>
  conflict(
    'PHONE_LOCKED',
    'Este celular ya no se puede corregir. Para usar otro, empezá una solicitud nueva.',
  );

/**
 * Corrects the owner's phone before it was proved with a code, for the session that posted the proposal: nobody else
 * can redirect a code. Codes sent to the earlier phone are void, since each is bound to its phone.
 * @throws {ApiError} 400 for a wrong phone, 409 PHONE_LOCKED.
 */
export async function correctPhone(
  bank: Bank,
  proposalUuid: string,
  { cellPhone }: z.infer<typeof correctPhoneBody>,
  caller: Caller,
): Promise<z.infer<typeof correctPhoneAnswer>> {
  const problem = checkCellPhone(cellPhone);
  if (problem !== null) throw invalid({ cellPhone: problem });
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const { owner, phoneCorrections, uuid } = proposal;
  const mayCorrect =
    phoneCorrections < CORRECTIONS &&
    (await isBound(bank.sql, uuid, caller)) &&
    !(await isPhoneProved(bank.sql, uuid));
  if (!mayCorrect) throw locked();
  const corrected = { ...owner.cellPhone, ...normalizeCellPhone(cellPhone) };
  const now = bank.clock.now();
  await changeProposal(
    bank.sql,
    uuid,
    {
      owner: { ...owner, cellPhone: corrected },
      phoneCorrections: phoneCorrections + 1,
      phoneCorrectedAt: now,
    },
    now,
  );
  return { maskedPhone: maskPhone(joinPhone(corrected)) };
}
