import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { anyAnswer, catalogueItems, isoDate, isoInstant, numberedKey } from './shapes.ts';

export const consentKind = z.enum(['PERSONAL_DATA', 'TERMS']);
export type ConsentBody = { kind: z.infer<typeof consentKind>; textVersion: string };

export const genderCode = z.enum(['F', 'M', 'X', 'N']);
export type GenderCode = z.infer<typeof genderCode>;

const cellPhone = z.object({ areaCode: z.string(), number: z.string(), provider: z.string().nullish() });
export type CellPhoneAnswer = z.infer<typeof cellPhone>;

const identity = {
  firstName: z.string(),
  lastName: z.string(),
  birthDate: isoDate,
  email: z.string(),
  cuitl: z.string(),
  gender: genderCode,
  document: z.string(),
  documentType: z.object({ id: z.number().int() }),
  cellPhone,
  occupation: numberedKey,
  role: z.string().nullish(),
  ivaCategory: z.string(),
  iibbCategory: z.string().nullish(),
  income: z.string().nullish(),
  relationship: z.string().nullish(),
};

const additional = z.object({
  street: z.string(),
  number: z.number().int(),
  floor: z.string(),
  apartment: z.string(),
  state: numberedKey,
  city: numberedKey.nullish(),
  locality: z.string(),
  postalCode: z.string(),
  maritalStatus: z.string(),
  nationality: numberedKey,
  countryOfBirth: numberedKey,
  nonParticipantSpouse: z.boolean(),
});

/** A person during the application: the additional data is complete or absent. */
export const personAnswer = z.object({ ...identity, ...additional.partial().shape });
export type PersonAnswer = z.infer<typeof personAnswer>;
export type AdditionalBody = z.input<typeof additional>;

/** EN-01: a person as a simulation sends it. */
export type PersonBody = {
  personType: 'OWNER' | 'CO_OWNER';
  owner: boolean;
  firstName: string;
  lastName: string;
  birthDate: string;
  email: string;
  cuitl: string;
  gender: GenderCode;
  document: string;
  documentType: { id: 150 | 151; description: string; integrationCode: string };
  cellPhone: { areaCode: string; number: string; provider?: string };
  occupation: number;
  role?: string;
  ivaCategory: string;
  iibbCategory?: string;
  income?: string;
  relationship?: string;
};

export type Metrics = {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
};

type SellerPhone = { areaCode: string; number: string };
export type PhysicalSellerBody = {
  firstName: string;
  lastName: string;
  document: string;
  gender: GenderCode;
  cuitl: string;
  email: string;
  cellPhone: SellerPhone;
};
export type LegalSellerBody = { businessName: string; cuit: string; email: string; cellPhone: SellerPhone };
export type SellerBody = {
  proposalId: string;
  physicalPerson?: PhysicalSellerBody;
  legalPerson?: LegalSellerBody;
  contact?: { email?: string; cellPhone?: SellerPhone };
  pointOfSale?: string;
  fuelYear: number;
};

export const sellerAnswer = z.object({
  physicalPerson: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      document: z.string(),
      gender: genderCode,
      cuitl: z.string(),
      email: z.string(),
      cellPhone,
    })
    .nullish(),
  legalPerson: z
    .object({ businessName: z.string(), cuit: z.string(), email: z.string(), cellPhone })
    .nullish(),
  contact: z.object({ email: z.string().nullish(), cellPhone: cellPhone.nullish() }).nullish(),
  pointOfSale: z.string().nullish(),
  hasDataValidated: z.boolean(),
  changeable: z.boolean().nullish(),
  nameChangeable: z.boolean().nullish(),
});
export type SellerAnswer = z.infer<typeof sellerAnswer>;

const addressAnswer = additional.partial();
export type AddressAnswer = z.infer<typeof addressAnswer>;

const detailsAnswer = z.object({ deceased: z.boolean() });
const codeSentAnswer = z.object({ maskedPhone: z.string(), expiresAt: isoInstant, resendAfter: isoInstant });

/** CA-06 to CA-19; the seller's calls are in seller.ts. */
export class PersonSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  #list(name: string, query: Record<string, string | number> = {}) {
    const path = `/person/${name}`;
    return this.#bank.catalogue({ name, kind: 'read', method: 'GET', path, query, answer: catalogueItems });
  }

  genders = () => this.#list('get_genders');
  relationships = () => this.#list('get_relationships');
  maritalStatuses = () => this.#list('get_marital_status');
  mobileProviders = () => this.#list('get_mobile_providers');
  occupations = () => this.#list('get_occupations');
  vatStatuses = (occupationId: string, category?: string | null) =>
    this.#list('get_tax_burdens', {
      occupationId: Number(occupationId),
      ...(category ? { category } : {}),
    });
  turnoverTaxCategories = (category: string) => this.#list('get_gross_income', { category });
  workActivities = (occupationId: string) =>
    this.#list('get_work_activities', { occupationId: Number(occupationId) });

  /** CA-14: a POST that stores only where the visit came from. */
  details(body: { dni: string; gender: GenderCode; metrics?: Metrics }) {
    return this.#bank.read({
      name: 'get_person_details',
      kind: 'read',
      method: 'POST',
      path: '/person/get_person_details',
      body,
      answer: detailsAnswer,
    });
  }

  /** Sends a code to the owner or co-owner: for the first validation, a return or, with `purpose`, the signature. */
  generateCode(
    idProposal: string,
    isReturnProposal: boolean,
    options: { personType?: 'CO_OWNER'; purpose?: 'SIGNATURE' } = {},
  ) {
    return this.#bank.write({
      name: 'generate_code',
      kind: 'write',
      method: 'POST',
      path: '/person/generate_code',
      behalf: { proposal: idProposal },
      body: { idProposal, isReturnProposal, ...options },
      answer: codeSentAnswer,
    });
  }

  validateCode(body: {
    code: string;
    idProposal: string;
    isReturnProposal: boolean;
    personType?: 'CO_OWNER';
    consents?: ConsentBody[];
  }) {
    const path = '/person/validate_code';
    return this.#bank.write({
      name: 'validate_code',
      kind: 'write',
      method: 'POST',
      path,
      behalf: { proposal: body.idProposal },
      body,
      answer: anyAnswer,
    });
  }

  /** Optional: 404 if the bank lacks it. */
  correctPhone(idProposal: string, phone: { areaCode: string; number: string }, code: string | null) {
    return this.#bank.write({
      name: 'correct_phone',
      kind: 'write',
      method: 'PATCH',
      path: `/ext/person/owner/${encodeURIComponent(idProposal)}/phone`,
      behalf: { proposal: idProposal },
      body: { cellPhone: phone, ...(code === null ? {} : { code }) },
      answer: anyAnswer,
    });
  }

  /** Optional: 404 if the bank lacks it. */
  sendPhoneChangeCode(idProposal: string, phone: { areaCode: string; number: string }) {
    return this.#bank.write({
      name: 'phone_change_code',
      kind: 'write',
      method: 'POST',
      path: `/ext/person/owner/${encodeURIComponent(idProposal)}/phone/code`,
      behalf: { proposal: idProposal },
      body: { cellPhone: phone },
      answer: codeSentAnswer,
    });
  }

  /** Optional: 404 if the bank lacks it. */
  changeEmail(idProposal: string, email: string) {
    return this.#bank.write({
      name: 'change_email',
      kind: 'write',
      method: 'PATCH',
      path: `/ext/person/owner/${encodeURIComponent(idProposal)}/email`,
      behalf: { proposal: idProposal },
      body: { email },
      answer: anyAnswer,
    });
  }

  saveOwner(idProposal: string, data: AdditionalBody) {
    const body = { ...data, idProposal };
    const path = '/person/owner';
    return this.#bank.write({
      name: 'owner',
      kind: 'write',
      method: 'POST',
      path,
      behalf: { proposal: idProposal },
      body,
      answer: anyAnswer,
    });
  }

  saveCoOwner(proposalId: string, body: AdditionalBody) {
    const path = `/person/coowner/${encodeURIComponent(proposalId)}`;
    return this.#bank.write({
      name: 'coowner',
      kind: 'write',
      method: 'PATCH',
      path,
      behalf: { proposal: proposalId },
      body,
      answer: anyAnswer,
    });
  }

  ownerAddress(proposalId: string) {
    return this.#bank.read({
      name: 'get_owner_address',
      kind: 'read',
      method: 'GET',
      path: '/person/owner/get_owner_address',
      query: { id: proposalId },
      behalf: { proposal: proposalId },
      answer: addressAnswer,
    });
  }
}
