import { joinPhone } from '@prendarios/rules/phone';
import { maskCuil, maskDni, maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import type { SellerAnswer } from '../../bank/person.ts';
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

/** Names are part of the contract, and the seller has to check them; contact data and identifiers are masked. */
export function toSaleSeller({ physicalPerson, legalPerson, hasDataValidated }: SellerAnswer): SaleSeller {
  const contact = physicalPerson ?? legalPerson;
  const cuit = physicalPerson?.cuitl ?? legalPerson?.cuit ?? '';
  return {
    company: !physicalPerson,
    firstName: physicalPerson?.firstName ?? null,
    lastName: physicalPerson?.lastName ?? null,
    businessName: legalPerson?.businessName ?? null,
    maskedDocument: physicalPerson ? maskDni(physicalPerson.document) : maskCuil(cuit),
    maskedCuit: maskCuil(cuit),
    maskedEmail: maskEmail(contact?.email ?? ''),
    maskedPhone: maskPhone(contact ? joinPhone(contact.cellPhone) : ''),
    dataValidated: hasDataValidated,
  };
}
