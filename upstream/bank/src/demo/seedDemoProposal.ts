import { suggestCuil } from '@prendarios/rules/cuil';
import type { Bank } from '../domain/bank.ts';
import { inTransaction } from '../platform/platform.ts';
import { zeroKmYear } from '../domain/catalogue/usedPrice.ts';
import { today } from '../platform/clock.ts';
import { seedVersions } from '../domain/records/catalogueTables.ts';
import { generateInsurances } from '../domain/insurance/service.ts';
import { saveOwner } from '../domain/person/service.ts';
import { postProposal } from '../domain/proposal/service.ts';
import { moveProposal } from '../domain/lifecycle/moves.ts';
import { lockProposal } from '../domain/records/proposals.ts';
import { PERSONAS } from './personas.ts';
import { getStatus, setSimulation } from '../domain/simulation/service.ts';
import { offerOf } from '../domain/simulation/offer.ts';
import { readSimulation } from '../domain/records/simulations.ts';

const SEED = 'open-proposal';
const TERMS = 24;

const persona = (document: string) => ({
  personType: 'OWNER' as const,
  owner: true,
  firstName: 'Paula',
  lastName: 'Retoma',
  birthDate: '1988-04-12',
  email: 'paula.retoma@ejemplo.com.ar',
  cuitl: suggestCuil(document, 'F') ?? '',
  gender: 'F' as const,
  document,
  documentType: { id: 150 as const },
  cellPhone: { areaCode: '11', number: '40000008', provider: 'PER' },
  occupation: 2,
  role: 'DOCENTE',
  ivaCategory: 'CF',
  iibbCategory: 'NI',
});

async function load(bank: Bank, document: string): Promise<void> {
  const now = bank.clock.now();
  const added = await bank.sql
    .insert(seedVersions)
    .values({ name: SEED, version: 1, loadedAt: now })
    .onConflictDoNothing()
    .returning({ name: seedVersions.name });
  if (added.length === 0) return;
  const model = bank.catalogues.models.find(({ type, zeroKm }) => type === 'A' && zeroKm);
  if (!model) throw new Error('the catalogue has no new car');
  const { uuid, idRequest } = await setSimulation(bank, {
    customer: persona(document),
    vehicle: {
      vehicleType: 'A',
      brand: model.brand,
      model: model.id,
      fuelYear: { year: zeroKmYear(today(bank.clock)), price: model.refPrice, zeroKm: true, valid: true },
      purchaseValue: model.refPrice,
      taxi: false,
    },
    simulationType: 'PER_MODEL',
    agreementId: 1,
    consents: [{ kind: 'PERSONAL_DATA', textVersion: 'demo' }],
  });
  await getStatus(bank, uuid, idRequest);
  await getStatus(bank, uuid, idRequest);
  const offer = offerOf(await readSimulation(bank.sql, uuid));
  const rate = offer.rates.find(
    ({ indexerType, termFrom, termTo }) => indexerType === 'TRD' && termFrom <= TERMS && TERMS <= termTo,
  );
  const proposal = await postProposal(
    bank,
    {
      identification: { uuid },
      simulation: {
        dueDate: 10,
        financedAmount: Math.min(15_000_000, offer.limits.TRD.max),
        matrixCode: rate?.matrixCode ?? '',
        terms: TERMS,
      },
    },
    { pointOfSaleCodeSelected: '00001' },
  );
  await saveOwner(bank, {
    idProposal: proposal.proposalUuid,
    street: 'Av. Rivadavia',
    number: 4800,
    floor: '3',
    apartment: 'B',
    state: 1,
    city: 1,
    locality: 'CIUDAD DE BUENOS AIRES',
    postalCode: '1424',
    maritalStatus: 'SOL',
    nationality: 1,
    countryOfBirth: 1,
    nonParticipantSpouse: false,
  });
  // Simulates the phone code, which nobody can read at the first start.
  await moveProposal(bank, await lockProposal(bank.sql, proposal.proposalUuid), 'codeValidated');
  await generateInsurances(bank, proposal.proposalUuid);
}

/** Creates the proposal that one persona can resume, once, with the regular services. */
export async function seedDemoProposal(bank: Bank): Promise<void> {
  const document = PERSONAS.find(({ behaviour }) => behaviour.kind === 'openProposal')?.dni;
  if (document !== undefined) await inTransaction(bank, (tx) => load(tx, document));
}
