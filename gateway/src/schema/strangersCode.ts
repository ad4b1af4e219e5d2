import { findByDni, sendCode, validateCode } from '../bank/proposalCalls.ts';
import { BankRefusal } from '../bank/client/errors.ts';
import type { PhoneCodePurpose, ValidatePhoneCodeInput } from '../generated/resolvers.ts';
import { soughtBy } from '../session/returnLocator.ts';
import { isUuid, loadProposal, orNull } from './access.ts';
import type { GatewayContext } from './context.ts';
import { codeRefused } from './userErrors.ts';

/** Longer than the bank usually takes, so that the response time does not reveal the bank's work. */
const FLOOR_MS = 500;

export const isReturn = (purpose: PhoneCodePurpose): boolean => purpose === 'RETURN';

/** Settles after at least FLOOR_MS. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, FLOOR_MS))]);
  return work;
}

/**
 * Resolves a locator or a link's uuid to the proposals it may refer to. Several people may have entered the same
 * document; each has the phone of their own proposal. A caller who only knows a document can only return, and cannot
 * use up the code attempts of the link's page.
 */
async function proposalsSought(
  id: string,
  purpose: PhoneCodePurpose,
  { settings, bank }: GatewayContext,
): Promise<string[]> {
  const sought = isReturn(purpose) ? soughtBy(settings.cookieSecrets, id) : null;
  if (sought === null) return isUuid(id) ? [id] : [];
  const found = await orNull(findByDni(bank, sought));
  return found === null ? [] : [found.proposalUuid, ...(found.otherProposalUuids ?? [])];
}

/** Sends a code to each stored phone. The response is the same if there is no proposal or the bank rejects the call. */
async function sendToStranger(id: string, purpose: PhoneCodePurpose, context: GatewayContext) {
  await context.spend('lookups');
  await context.spendCodeRequest();
  const send = (uuid: string) =>
    sendCode(context.bank, uuid, { isReturnProposal: isReturn(purpose) })
      // Do not report a failure, because it would reveal that the proposal exists.
      .catch((error: unknown) =>
        context.log.warn({ err: error }, 'no code for a browser without the proposal'),
      );
  await Promise.all((await proposalsSought(id, purpose, context)).map(send));
  return { sentCode: null, userErrors: [] };
}

/** Whether the bank accepts the code for the proposal; all rejections look the same. */
async function isAccepted(
  uuid: string,
  { code, purpose, consents }: ValidatePhoneCodeInput,
  { bank }: GatewayContext,
): Promise<boolean> {
  try {
    await validateCode(bank, uuid, { code, isReturnProposal: isReturn(purpose), consents });
    return true;
  } catch (error) {
    if (error instanceof BankRefusal) return false;
    throw error;
  }
}

/** Gives this browser access to the proposal of a valid code. */
async function validateForStranger(input: ValidatePhoneCodeInput, context: GatewayContext) {
  await context.spend('lookups');
  for (const uuid of await proposalsSought(input.proposalId, input.purpose, context)) {
    if (await isAccepted(uuid, input, context)) {
      context.own.addProposal(uuid);
      return { proposal: await loadProposal(context, uuid), userErrors: [] };
    }
  }
  return { proposal: null, userErrors: [codeRefused()] };
}

export const sendStrangersCode = (id: string, purpose: PhoneCodePurpose, context: GatewayContext) =>
  withMinimumDuration(sendToStranger(id, purpose, context));

export const validateStrangersCode = (input: ValidatePhoneCodeInput, context: GatewayContext) =>
  withMinimumDuration(validateForStranger(input, context));
