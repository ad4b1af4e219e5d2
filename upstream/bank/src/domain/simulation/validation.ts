import { AMOUNT_MIN } from '@prendarios/rules/constants';
import { formatNumber } from '@prendarios/rules/format';
import { AMOUNT_MESSAGES, CO_OWNER_MESSAGES, DECEASED } from '@prendarios/rules/messages';
import { mailboxOf } from '@prendarios/rules/email';
import { mayChooseVehicleType } from '@prendarios/rules/vehicleType';
import { joinPhone, normalizePhone } from '@prendarios/rules/phone';
import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { ApiError, invalid } from '../../platform/http/errors.ts';
import type { Bank } from '../bank.ts';
import { agreementsSoldAt } from '../branches/service.ts';
import { type Agreement, findAgreement } from '../catalogue/catalogues.ts';
import type { PersonIdentity, Vehicle } from '../records/rowTypes.ts';
import { type Fields, identityProblems, normalizeIdentity } from '../party/validation.ts';
import { acceptedYear } from '../catalogue/vehicles.ts';
import type { setSimulationBody } from '../api/simulation.ts';

type Body = z.infer<typeof setSimulationBody>;
type RequestedVehicle = Body['vehicle'];

/** Pesos, above any catalogue vehicle; the loan has separate limits. */
const PURCHASE_VALUE_MAX = 999_999_999;

function personProblems(bank: Bank, person: PersonIdentity, at: string, type: string): Fields {
  const fields = identityProblems(bank.catalogues, person, today(bank.clock), at);
  if (person.personType !== type) fields[`${at}.personType`] = 'El valor no es válido.';
  if (person.owner !== (type === 'OWNER')) fields[`${at}.owner`] = 'El valor no es válido.';
  return fields;
}

/** Returns the vehicle with the bank's names and prices instead of the request's, and messages by `vehicle.` path. */
export function checkedVehicle(
  bank: Bank,
  agreement: Agreement,
  requested: RequestedVehicle,
  occupation: number,
): { vehicle: Vehicle; fields: Fields } {
  const fields: Fields = {};
  const { purchaseValue, vehicleType } = requested;
  if (purchaseValue < AMOUNT_MIN || purchaseValue > PURCHASE_VALUE_MAX) {
    fields['vehicle.purchaseValue'] = AMOUNT_MESSAGES.range(
      formatNumber(AMOUNT_MIN),
      formatNumber(PURCHASE_VALUE_MAX),
    );
  }
  if (!agreement.vehicleTypes.some((type) => type === vehicleType)) {
    fields['vehicle.vehicleType'] = 'El convenio no admite ese tipo de vehículo.';
  } else if (!mayChooseVehicleType(vehicleType, occupation)) {
    fields['vehicle.vehicleType'] = 'Los utilitarios son solo para trabajadores independientes.';
  }
  const model = bank.catalogues.models.find(({ id }) => id === requested.model);
  if (requested.model !== undefined && (model?.type !== vehicleType || model.brand !== requested.brand)) {
    fields['vehicle.model'] = 'Elegí un modelo de la lista.';
  }
  if (Object.keys(fields).length > 0) return { vehicle: requested, fields };
  const year = acceptedYear(bank, agreement, requested);
  if (!year) fields['vehicle.fuelYear'] = 'El convenio no admite un vehículo de ese año.';
  return {
    vehicle: {
      ...requested,
      fuelYear: year ?? requested.fuelYear,
      ...(model ? { brandName: model.brand, modelName: model.model } : {}),
    },
    fields,
  };
}

type Checked = {
  customer: PersonIdentity;
  coOwner: PersonIdentity | null;
  vehicle: Vehicle;
};

const phoneOf = ({ cellPhone }: Pick<PersonIdentity, 'cellPhone'>) => normalizePhone(joinPhone(cellPhone));

/** Returns messages for a co-owner: the owner's rules, and a different person with a different contact. */
export function coOwnerProblems(
  bank: Bank,
  coOwner: PersonIdentity,
  owner: Pick<PersonIdentity, 'document' | 'cellPhone' | 'email'>,
  at: string,
): Fields {
  const fields = personProblems(bank, coOwner, at, 'CO_OWNER');
  if (coOwner.document === owner.document) {
    fields[`${at}.document`] = CO_OWNER_MESSAGES.document;
  }
  if (phoneOf(coOwner) === phoneOf(owner)) {
    fields[`${at}.cellPhone`] = CO_OWNER_MESSAGES.phone;
  }
  if (mailboxOf(coOwner.email) === mailboxOf(owner.email)) {
    fields[`${at}.email`] = CO_OWNER_MESSAGES.email;
  }
  return fields;
}

/** @throws {ApiError} 400 if the person is deceased. */
export function refuseDeceased({ scoring }: Bank, person: PersonIdentity | null, at: string): void {
  if (person === null || !scoring.isDeceased(person.document)) return;
  throw new ApiError(400, 'PERSON_DECEASED', DECEASED.message, { [`${at}.document`]: DECEASED.message });
}

/** Checks and normalizes a simulation. @throws {ApiError} one 400 with a message for every wrong field. */
export function checkSimulation(bank: Bank, body: Body, byStaff: boolean): Checked {
  const customer = normalizeIdentity(bank.catalogues, body.customer);
  const coOwner = body.coOwner ? normalizeIdentity(bank.catalogues, body.coOwner) : null;
  const fields = personProblems(bank, customer, 'customer', 'OWNER');
  if (coOwner) Object.assign(fields, coOwnerProblems(bank, coOwner, customer, 'coOwner'));
  if (!byStaff && !body.consents.some(({ kind }) => kind === 'PERSONAL_DATA')) {
    fields.consents = 'Para seguir necesitamos tu consentimiento.';
  }
  const pointOfSale = body.pointOfSale || undefined;
  const known = bank.catalogues.pointsOfSale.some(({ code }) => code === pointOfSale);
  if (pointOfSale !== undefined && !known) fields.pointOfSale = 'Ese punto de venta no existe.';
  const agreement = findAgreement(bank.catalogues, body.agreementId);
  const sold = agreementsSoldAt(bank.catalogues, known ? pointOfSale : undefined);
  if (!agreement || !sold.includes(agreement)) {
    fields.agreementId = 'Elegí un convenio de la lista.';
    throw invalid(fields);
  }
  if ((body.simulationType === 'PER_MODEL') !== (body.vehicle.model !== undefined)) {
    fields['vehicle.model'] = 'Elegí un modelo de la lista.';
  }
  const checked = checkedVehicle(bank, agreement, body.vehicle, customer.occupation);
  Object.assign(fields, checked.fields);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  refuseDeceased(bank, customer, 'customer');
  refuseDeceased(bank, coOwner, 'coOwner');
  return { customer, coOwner, vehicle: checked.vehicle };
}
