import { joinPhone } from '@prendarios/rules/phone';
import { nameCase } from '@prendarios/rules/displayCase';
import { maskCuil, maskDni, maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import { isNamed } from '../../derived/sale.ts';
import type { PersonAnswer, SellerAnswer } from '../../bank/person.ts';
import type { VehicleAnswer } from '../../bank/vehicle.ts';
import type { SaleSeller } from '../../generated/resolvers.ts';
import type { SaleVehicleModel } from '../models.ts';

export function toSaleVehicle({
  vehicleType,
  brandName,
  modelName,
  fuelYear,
}: VehicleAnswer): SaleVehicleModel {
  return {
    typeCode: vehicleType,
    brandName: brandName ?? null,
    modelName: modelName ?? null,
    year: fuelYear.year,
    zeroKm: fuelYear.zeroKm,
  };
}

/** Shortens the buyer's name to 'Joaquín F.': enough for the seller to recognise the buyer. */
export function buyerNameOf({ firstName, lastName }: Pick<PersonAnswer, 'firstName' | 'lastName'>): string {
  const [given = ''] = nameCase(firstName).split(' ');
  const initial = nameCase(lastName).charAt(0);
  return initial === '' ? given : `${given} ${initial}.`;
}

/** Whether the vehicle has all data for the contract; new vehicles have no plate. */
export const isVehicleIdentified = ({ chassis, engine, plate, fuelYear }: VehicleAnswer): boolean =>
  Boolean(chassis) && Boolean(engine) && (fuelYear.zeroKm || Boolean(plate));

/**
 * The seller checks their name, which goes into the contract, so it is not masked; contact data and identifiers are.
 */
export function toSaleSeller(seller: SellerAnswer): SaleSeller {
  const { physicalPerson, legalPerson, hasDataValidated } = seller;
  const contact = physicalPerson ?? legalPerson ?? seller.contact;
  const { email = null, cellPhone = null } = contact ?? {};
  const cuit = physicalPerson?.cuitl ?? legalPerson?.cuit;
  const maskedCuit = cuit === undefined ? '' : maskCuil(cuit);
  return {
    isKnown: isNamed(seller),
    isCompany: Boolean(legalPerson),
    firstName: physicalPerson?.firstName ?? null,
    lastName: physicalPerson?.lastName ?? null,
    businessName: legalPerson?.businessName ?? null,
    maskedDocument: physicalPerson ? maskDni(physicalPerson.document) : maskedCuit,
    maskedCuit,
    maskedEmail: email === null ? '' : maskEmail(email),
    maskedPhone: cellPhone === null ? '' : maskPhone(joinPhone(cellPhone)),
    isDataValidated: hasDataValidated,
    canBeChanged: seller.changeable ?? true,
    canNameBeChanged: seller.nameChangeable ?? seller.changeable ?? true,
  };
}
