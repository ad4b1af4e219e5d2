import { dateToParts } from '@prendarios/rules/birthDate';
import { DOCUMENT_TYPE } from '@prendarios/rules/constants';
import { formatCuil, suggestCuil } from '@prendarios/rules/cuil';
import type { ScannedDni } from '@prendarios/rules/dniBarcode';
import type { PersonValues } from '@prendarios/rules/forms/person';
import { GENDER_OF_CODE } from '../genders.ts';

type ScannedValues = Pick<
  PersonValues,
  'firstName' | 'lastName' | 'documentKind' | 'documentNumber' | 'gender' | 'birthDate' | 'cuil'
>;

/** Returns the personal data fields that a scanned DNI fills in. */
export function scannedValues(dni: ScannedDni): ScannedValues {
  // A foreigner's CUIL may be based on another number.
  const usual = dni.documentType === DOCUMENT_TYPE.dni ? suggestCuil(dni.document, dni.gender) : null;
  return {
    firstName: dni.firstName,
    lastName: dni.lastName,
    documentKind: dni.documentType === DOCUMENT_TYPE.foreignDni ? 'FOREIGN_DNI' : 'DNI',
    documentNumber: dni.document,
    gender: GENDER_OF_CODE[dni.gender] ?? null,
    birthDate: dateToParts(dni.birthDate),
    cuil: formatCuil(dni.cuil ?? usual ?? ''),
  };
}
