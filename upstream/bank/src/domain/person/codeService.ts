import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { joinPhone, mobileE164 } from '@prendarios/rules/phone';
import { maskPhone } from '@prendarios/rules/sensitive';
import type { Bank } from '../bank.ts';
import { ApiError, invalid } from '../../platform/http/errors.ts';
import { queueMessage } from '../../platform/messages/outbox.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { hasConsent } from '../party/consents.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import { readSimulation } from '../records/simulations.ts';
import { changeCode, codesSince, insertCode, lockLatestCode } from './codeStore.ts';

/** docs/domain.md#phone-codes */
const VALID_MS = 5 * 60_000;
const TRIES = 5;
const PER_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

const refuse = (code: string, message: string) => new ApiError(400, code, message, { code: message });
const WRONG = () => refuse('CODE_INVALID', 'El código no es correcto. Revisalo e intentá de nuevo.');
const EXPIRED = () => refuse('CODE_EXPIRED', 'El código venció. Pedí uno nuevo.');
const BURNT = () => refuse('CODE_BURNT', 'Hiciste demasiados intentos con este código. Pedí uno nuevo.');

/**
 * A hash bound to proposal, purpose and phone, so that a code is valid for nothing else
 * (docs/security.md#guessing-phone-codes).
 */
const hashOf = (secret: string, code: string, proposal: ProposalRow, isReturn: boolean) =>
  createHmac('sha256', secret)
    .update([code, proposal.uuid, isReturn, joinPhone(proposal.owner.cellPhone)].join('|'))
    .digest('hex');

const matches = (one: string, two: string) =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(two, 'hex'));

/** Without a consent to send along the person needs the page that asks for it, on the phone that gets the code. */
async function messageOf(
  bank: Bank,
  code: string,
  proposal: ProposalRow,
  isReturn: boolean,
): Promise<string> {
  const { bankName, publicUrl } = bank.settings;
  const words = `Tu código de ${bankName} es ${code}. Vence en 5 minutos.`;
  if (isReturn) return words;
  const { consents } = await readSimulation(bank.sql, proposal.simulationUuid);
  if (hasConsent(consents, 'PERSONAL_DATA')) return words;
  return `${words} Ponelo vos, sin decírselo a nadie, en ${publicUrl}/titular/validacion-telefono?id=${proposal.uuid}`;
}

/**
 * CA-15: sends a code to the phone of the proposal's owner; no answer contains it.
 * @throws {ApiError} 409 for an ended proposal, 429 before the next code is allowed.
 */
export async function generateCode(
  bank: Bank,
  proposalUuid: string,
  isReturn: boolean,
): Promise<{ maskedPhone: string; expiresAt: string; resendAfter: string }> {
  const now = bank.clock.now();
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const sent = await codesSince(bank.sql, proposalUuid, new Date(now.getTime() - DAY_MS));
  const resendMs = bank.settings.codeResendSeconds * 1000;
  // The wait applies to a proposal's codes of all purposes: they go to one phone, until it is corrected.
  const [last] = sent;
  const isSamePhone = last && last.createdAt > (proposal.phoneCorrectedAt ?? new Date(0));
  if (isSamePhone && now.getTime() - last.createdAt.getTime() < resendMs) {
    throw new ApiError(429, 'CODE_TOO_SOON', 'Esperá un minuto antes de pedir otro código.');
  }
  if (sent.length >= PER_DAY) {
    throw new ApiError(429, 'CODE_LIMIT', 'Llegaste al máximo de códigos por hoy. Probá de nuevo mañana.');
  }
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const phone = joinPhone(proposal.owner.cellPhone);
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await insertCode(bank.sql, {
    id: randomUUID(),
    proposalUuid,
    isReturn,
    hash: hashOf(bank.settings.codeSecrets[0], code, proposal, isReturn),
    triesLeft: TRIES,
    expiresAt,
    createdAt: now,
  });
  await queueMessage(
    bank.sql,
    {
      channel: 'SMS',
      to: mobileE164(phone) ?? phone,
      body: await messageOf(bank, code, proposal, isReturn),
      code,
      proposalUuid,
    },
    now,
  );
  return {
    maskedPhone: maskPhone(phone),
    expiresAt: expiresAt.toISOString(),
    resendAfter: new Date(now.getTime() + resendMs).toISOString(),
  };
}

/** Uses up a code, or one of its tries. A refusal is returned, not thrown, so that the used try is committed. */
export async function spendCode(
  bank: Bank,
  proposal: ProposalRow,
  typed: string,
  isReturn: boolean,
): Promise<ApiError | null> {
  const problem = checkCode(typed);
  if (problem !== null) throw invalid({ code: problem });
  const now = bank.clock.now();
  const latest = await lockLatestCode(bank.sql, proposal.uuid, isReturn);
  if (!latest || latest.usedAt !== null) return WRONG();
  if (latest.triesLeft <= 0) return BURNT();
  if (latest.expiresAt <= now) return EXPIRED();
  const code = normalizeCode(typed);
  const isRight = bank.settings.codeSecrets.some((secret) =>
    matches(latest.hash, hashOf(secret, code, proposal, isReturn)),
  );
  if (!isRight) {
    await changeCode(bank.sql, latest.id, { triesLeft: latest.triesLeft - 1 });
    return latest.triesLeft === 1 ? BURNT() : WRONG();
  }
  await changeCode(bank.sql, latest.id, { usedAt: now });
  return null;
}
