import { normalizeCuil } from '@prendarios/rules/cuil';
import type { PersonValues } from '@prendarios/rules/forms/person';
import { splitPhone } from '@prendarios/rules/phone';
import type { Viewer } from '#shared/session/useViewer.ts';
import { EMPTY_PERSON } from './personForm.ts';

/** A CUIL consists of two digits, the DNI padded to eight digits, and a check digit. */
function documentOf(cuil: string): string {
  return normalizeCuil(cuil).slice(2, 10).replace(/^0+/, '');
}

/** Returns the initial form of a signed-in applicant (EN-01); empty for sellers, who enter another person's data. */
export function personOfViewer(viewer: Viewer | null): PersonValues {
  if (viewer === null || viewer.role !== 'APPLICANT') return EMPTY_PERSON;
  const { firstName, lastName, gender, email } = viewer;
  const cuil = viewer.cuil ?? '';
  return {
    ...EMPTY_PERSON,
    firstName,
    lastName,
    gender: gender ?? null,
    email,
    cuil,
    documentNumber: cuil === '' ? '' : documentOf(cuil),
    phone: viewer.phoneNumber ? splitPhone(viewer.phoneNumber) : EMPTY_PERSON.phone,
  };
}
