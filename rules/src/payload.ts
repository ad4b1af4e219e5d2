import { normalizeDni } from './dni.ts';

export type AddressAnswers = {
  street: string;
  number: string;
  floor?: string | null;
  apartment?: string | null;
  state: string;
  locality: string;
  postalCode: string;
};

export type AddressPayload = Omit<AddressAnswers, 'number' | 'floor' | 'apartment'> & {
  number: number;
  floor: string;
  apartment: string;
};

/** Document and income are sent as text (VA-16). */
export function asText(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).trim();
}

export function documentText(value: string | number): string {
  return normalizeDni(asText(value));
}

/** The street number is sent as a number; floor and apartment default to '' (VA-16). */
export function addressPayload(answers: AddressAnswers): AddressPayload {
  return {
    street: answers.street.trim(),
    number: Number(answers.number.replace(/[\s.]/g, '')),
    floor: asText(answers.floor),
    apartment: asText(answers.apartment),
    state: answers.state,
    locality: answers.locality,
    postalCode: answers.postalCode.trim().toUpperCase(),
  };
}
