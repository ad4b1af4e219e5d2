import type { z } from 'zod';
import { chosenAccount } from '../accounts/ownAccounts.ts';
import type { Bank } from '../bank.ts';
import { toAgreement, toBranch } from '../catalogue/items.ts';
import { isStepDone } from '../flow/machine.ts';
import { coOwnerPartOf } from '../coOwner/answers.ts';
import { selectedInsurance } from '../insurance/service.ts';
import { sellerOf } from '../seller/service.ts';
import { requiredAgreement } from '../simulation/decision.ts';
import { paymentWindowOf } from '../simulation/quoting.ts';
import { certificateIdOf, validUntil } from '../simulation/offer.ts';
import { readSimulation } from '../records/simulations.ts';
import type { proposalAnswer } from '../api/proposal.ts';
import { cancellationOf } from './cancellation.ts';
import { consentKeyOf } from './consentRequest.ts';
import { isPrepayable } from './prepayment.ts';
import { costWithPolicy, loanOf } from '../quote/quoteOf.ts';
import { expectedPayments } from '../lifecycle/expectedPayment.ts';
import { awaitsSellerAccount, heldSinceOf } from '../lifecycle/guards.ts';
import { readStepDates } from '../lifecycle/stepDates.ts';
import { revocationOf } from '../revocation/service.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { isNamedElsewhere } from '../records/vehicles.ts';

export type ProposalAnswer = z.infer<typeof proposalAnswer>;

/** Returns a proposal in the response format of CA-43 to CA-48. */
export async function proposalAnswerOf(bank: Bank, row: ProposalRow): Promise<ProposalAnswer> {
  const simulation = await readSimulation(bank.sql, row.simulationUuid);
  const insurance = await selectedInsurance(bank, row.uuid);
  const loan = loanOf(simulation, row);
  const branch = bank.catalogues.pointsOfSale.find(({ code }) => code === row.pointOfSale);
  return {
    proposalNumber: row.number,
    proposalUuid: row.uuid,
    creationDate: row.createdAt.toISOString(),
    documentNumber: row.document,
    pointOfSale: branch ? toBranch(branch) : null,
    flow: row.flow,
    phase: row.phase,
    ownerName: `${row.owner.firstName} ${row.owner.lastName}`,
    genderType: row.owner.gender,
    status: row.flowStatus,
    simulationUuid: row.simulationUuid,
    simulationType: simulation.simulationType,
    agreement: toAgreement(requiredAgreement(bank, simulation.agreementId)),
    couponId: simulation.couponId,
    vehicle: row.vehicle,
    ownerId: row.ownerId,
    owner: row.owner,
    coOwner: row.coOwner,
    quote: row.quote,
    calculatedValueDTO: row.calculated,
    installments: row.installments,
    insurance,
    cfteaWithInsurance: insurance && costWithPolicy(bank, loan, insurance.monthlyPremium),
    ...(isStepDone(row.flow, 'BIOMETRIA.createFormalization')
      ? {}
      : { paymentWindow: paymentWindowOf(bank, loan) }),
    expectedPaymentOn: (await expectedPayments(bank))({ ...row, paymentHeldSince: heldSinceOf(row) }),
    canSimulatePrepayment: isPrepayable(row) && loan.terms > 1,
    seller: sellerOf(row),
    account: chosenAccount(bank.catalogues, bank.settings.bankName, row.document, row.account),
    consents: simulation.consents.map(({ kind, textVersion, at }) => ({
      kind,
      textVersion,
      at: at ?? simulation.createdAt.toISOString(),
    })),
    consentKey: consentKeyOf(bank, row, simulation),
    validUntil: validUntil(simulation),
    certificateId: certificateIdOf(simulation),
    pledge: row.pledge,
    vehicleElsewhere: await isNamedElsewhere(bank.sql, row),
    sellerAccountMissing: awaitsSellerAccount(row),
    paymentOnHold: heldSinceOf(row) !== null,
    revocation: await revocationOf(bank, row),
    cancellation: await cancellationOf(bank.sql, row),
    updatedAt: row.updatedAt.toISOString(),
    stepDates: await readStepDates(bank.sql, row.uuid),
    coOwnerPart: await coOwnerPartOf(bank, row),
  };
}
