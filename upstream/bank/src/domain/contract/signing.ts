import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { type ApiError, conflict } from '../../platform/http/errors.ts';
import { requireHours } from '../../platform/http/hours.ts';
import type { confirmBody } from '../api/contract.ts';
import type { Bank } from '../bank.ts';
import { requireFormalization } from '../biometry/service.ts';
import { spendCode } from '../codes/codes.ts';
import { requireAcceptedLoan } from '../coOwner/accepted.ts';
import { signingCode } from '../coOwner/signingCode.ts';
import { requireIdentity } from '../enri/service.ts';
import { requireNotRevoked, requireUnpledged } from '../lifecycle/guards.ts';
import { illegalMove, moveProposal, requireWilling } from '../lifecycle/moves.ts';
import { tellOtherSigned } from '../messages/coOwner.ts';
import { tellSigner } from '../messages/stages.ts';
import { requireBorrower } from '../party/borrowers.ts';
import { consentsOf, requireConsent } from '../party/consents.ts';
import { contractHash } from '../pdf/contractHash.ts';
import { inputOfTerms } from '../proposal/loanInput.ts';
import { findBiometry } from '../records/biometries.ts';
import { findContract, saveContract } from '../records/contracts.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import { askForAccount } from '../seller/asking.ts';
import type { SignatureEvidence } from '../records/rowTypes.ts';
import { lockVehicle } from '../records/vehicles.ts';
import { type Answer, answerOf, pendingSigners } from './answer.ts';
import { isOf, keepPdf, type Made, signedInput } from './printed.ts';

const figuresChanged = () =>
  conflict(
    'FIGURES_CHANGED',
    'Los números del contrato no son los del resumen que aceptaste. Miralos antes de firmar.',
  );

type Body = z.infer<typeof confirmBody>;

/**
 * Requires consents, identity and code, and terms that the borrower saw and that belong to today or to the first
 * signature.
 * @throws {ApiError} 409 CONSENT_REQUIRED, IDENTITY_REJECTED, FIGURES_CHANGED or CODE_REQUIRED.
 */
function requireSignable(bank: Bank, proposal: ProposalRow, contract: Made, body: Body): void {
  const { personType, acceptedHash, code } = body;
  requireConsent(consentsOf(contract, personType), 'TERMS', 'Para firmar, aceptá los términos del contrato.');
  requireIdentity(proposal);
  const { replaced, hash } = contract;
  const seen = acceptedHash ?? (replaced === null ? hash : null);
  const isFixed = contract.signatures.length > 0;
  if ((!isFixed && !isOf(contract, today(bank.clock))) || seen !== hash) throw figuresChanged();
  if (code === undefined) {
    const message = 'Para firmar, ingresá el código que mandamos a tu celular.';
    throw conflict('CODE_REQUIRED', message, { code: message });
  }
}

async function sign(
  bank: Bank,
  proposal: ProposalRow,
  contract: Made,
  { personType }: Body,
): Promise<{ signatures: SignatureEvidence[]; signedKey: string }> {
  const biometry = await findBiometry(bank.sql, { proposalUuid: proposal.uuid, personType });
  if (!biometry?.bioValidated) throw conflict('BIOMETRY_REQUIRED', 'Primero validá tu identidad.');
  const hash = contractHash(inputOfTerms(contract.terms));
  // The borrower signs what was shown, so the stored terms must match the hash.
  if (hash !== contract.hash) throw new Error('the terms of the contract do not match its hash');
  const signature: SignatureEvidence = {
    personType,
    signedAt: bank.clock.now().toISOString(),
    biometryId: biometry.id,
    hash,
    ...(contract.replaced ? { acceptedFigures: true } : {}),
    withCode: true,
  };
  const signatures = [...contract.signatures, signature];
  return { signatures, signedKey: await keepPdf(bank, signedInput({ ...contract, signatures })) };
}

/**
 * After the last signature: confirms the contract, moves the phase and copies the contract's figures to the proposal.
 */
async function confirmed(bank: Bank, proposal: ProposalRow, { terms }: Made): Promise<ProposalRow> {
  const { calculatedValueDTO: calculated, installments } = terms.proposal;
  const signed = await moveProposal(bank, proposal, 'formalizationCreated', { calculated, installments });
  // A reminder, because the bank cannot pay the loan without the account.
  await askForAccount(bank, signed);
  return signed;
}

/**
 * CA-67: `confirmed: true` signs as one borrower and stores the evidence; the last signature confirms the contract.
 * `false` records a reason and leaves the contract unsigned. A repeated signature returns the first response. If the
 * figures differ from the summary's, `acceptedHash` proves which ones the borrower saw. Returns the refusal of a wrong
 * code instead of throwing it, so that the used try is committed.
 * @throws {ApiError} 403 OUT_OF_HOURS, 409 FIGURES_CHANGED without that hash or, before the first signature, on a day
 * other than the contract's; CODE_REQUIRED, CONSENT_REQUIRED, CO_OWNER_REFUSED, LOAN_REVOKED, VEHICLE_PLEDGED or
 * CONTRACT_NOT_CREATED.
 */
export async function confirmContract(
  bank: Bank,
  proposalUuid: string,
  body: Body,
): Promise<Answer | ApiError> {
  const { personType, reason, code } = body;
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireBorrower(proposal, personType);
  const contract = await findContract(bank.sql, proposalUuid);
  const isSigned = contract?.signatures.some((signature) => signature.personType === personType);
  if (body.confirmed && contract && isSigned) return answerOf(proposal, contract);
  requireFormalization(bank, proposal);
  requireHours(bank);
  if (!contract?.terms) throw conflict('CONTRACT_NOT_CREATED', 'El contrato todavía no está listo.');
  const now = bank.clock.now();
  if (!body.confirmed) {
    if (isSigned) throw illegalMove();
    const refusal = { confirmed: false, reason: reason || 'La persona no confirmó el contrato.' };
    return answerOf(proposal, await saveContract(bank.sql, proposalUuid, refusal, now));
  }
  requireNotRevoked(proposal);
  await requireWilling(bank, proposal);
  await requireAcceptedLoan(bank, proposal);
  await lockVehicle(bank.sql, proposal);
  await requireUnpledged(bank, proposal);
  const made = { ...contract, terms: contract.terms };
  requireSignable(bank, proposal, made, body);
  const refusal = await spendCode(bank, await signingCode(bank, proposal, personType), code ?? '');
  if (refusal) return refusal;
  const { signatures, signedKey } = await sign(bank, proposal, made, body);
  await tellSigner(bank, proposal, personType);
  const isLast = pendingSigners(proposal, { ...contract, signatures }).length === 0;
  const after = isLast ? await confirmed(bank, proposal, made) : proposal;
  if (!isLast) await tellOtherSigned(bank, proposal, personType);
  const change = {
    status: 'APPROVAL_PENDING',
    confirmed: isLast ? true : null,
    reason: null,
    signatures,
    signedKey,
  } as const;
  return answerOf(after, await saveContract(bank.sql, proposalUuid, change, now));
}
