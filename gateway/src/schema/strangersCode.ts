import { normalizeCode } from '@prendarios/rules/code';
import { BankRefusal } from '../bank/errors.ts';
import type { ValidatePhoneCodeInput } from '../generated/resolvers.ts';
import { soughtBy } from '../session/returnLocator.ts';
import { isUuid, loadProposal, orNull } from './access.ts';
import type { GatewayContext } from './context.ts';
import { codeRefused } from './userErrors.ts';

/** Longer than the bank usually takes, so that the response time does not reveal the bank's work. */
const FLOOR_MS = 500;

/** Settles after at least FLOOR_MS. */
export async function unhurried<T>(work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, FLOOR_MS))]);
  return work;
}

/**
 * Resolves a locator or the uuid of a link to the uuid of a proposal. A caller who only knows a document is
 * `returning`, and cannot use up the code attempts of the link's page.
 */
async function proposalSought(
  id: string,
  returning: boolean,
  { settings, bank }: GatewayContext,
): Promise<string | null> {
  const sought = returning ? soughtBy(settings.cookieSecrets, id) : null;
  if (sought === null) return isUuid(id) ? id : null;
  const found = await orNull(bank.proposal.findByDni(sought.documentNumber, sought.proposalId));
  return found?.proposalUuid ?? null;
}

/** Sends a code to the stored phone. The answer is the same if there is no proposal or the bank refuses. */
async function sendCode(id: string, returning: boolean, context: GatewayContext) {
  await context.spend('lookups');
  await context.spendCodeRequest();
  const uuid = await proposalSought(id, returning, context);
  if (uuid !== null) {
    // Do not report a failure: it would reveal that the proposal exists.
    await context.bank.person
      .generateCode(uuid, returning)
      .catch((error: unknown) =>
        context.log.warn({ err: error }, 'no code for a browser without the proposal'),
      );
  }
  return { maskedPhone: null, expiresAt: null, resendAfter: null, userErrors: [] };
}

/** A valid code opens the proposal in this browser; all refusals look the same. */
async function validateCode(input: ValidatePhoneCodeInput, context: GatewayContext) {
  await context.spend('lookups');
  const { proposalId, code, returning, consents } = input;
  const refused = { proposal: null, userErrors: [codeRefused()] };
  const uuid = await proposalSought(proposalId, returning, context);
  if (uuid === null) return refused;
  try {
    await context.bank.person.validateCode({
      code: normalizeCode(code),
      idProposal: uuid,
      isReturnProposal: returning,
      ...(consents.length > 0 ? { consents } : {}),
    });
  } catch (error) {
    if (error instanceof BankRefusal) return refused;
    throw error;
  }
  context.own.addProposal(uuid);
  return { proposal: await loadProposal(context, uuid), userErrors: [] };
}

export const sendStrangersCode = (id: string, returning: boolean, context: GatewayContext) =>
  unhurried(sendCode(id, returning, context));

export const validateStrangersCode = (input: ValidatePhoneCodeInput, context: GatewayContext) =>
  unhurried(validateCode(input, context));
