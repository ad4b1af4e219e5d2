import { z } from 'zod';
import { isoDate, isoInstant, metrics } from '../../platform/http/shapes.ts';

/** Version of a text's wording, named by the page; stored as evidence. */
export const textVersion = z.string().trim().min(1).max(50);

export const consent = z.strictObject({
  kind: z
    .enum(['PERSONAL_DATA', 'TERMS'])
    .describe('PERSONAL_DATA: treatment of personal data; TERMS: terms and conditions'),
  textVersion: textVersion.describe('version of the displayed text, such as 2026-11'),
});

/** The borrower whose part a call uses; the owner by default. */
export const borrower = z
  .enum(['OWNER', 'CO_OWNER'])
  .default('OWNER')
  .describe('party of the call; the owner by default');

export const genderCode = z.enum(['F', 'M', 'X', 'N']).describe('X: non-binary; N: not applicable');

const documentType = z.object({
  id: z.union([z.literal(150), z.literal(151)]).describe('150 DNI, 151 DNI-EXTRANJERO'),
  description: z.string().optional(),
  integrationCode: z.string().optional(),
});

const cellPhone = z.object({
  areaCode: z.string().describe('area code without the leading 0'),
  number: z.string().describe('number without the 15; ten digits with the area code'),
  provider: z.string().optional().describe('code of get_mobile_providers'),
});

/** Identity, contact and economic data for a simulation (EN-01). */
export const personIdentity = z.strictObject({
  personType: z.enum(['OWNER', 'CO_OWNER']),
  owner: z.boolean().describe('true for OWNER'),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: isoDate,
  email: z.string(),
  cuitl: z.string().describe('CUIL or CUIT, eleven digits'),
  gender: genderCode,
  document: z.string().describe('number of the DNI, digits only'),
  documentType,
  cellPhone,
  occupation: z.number().int().describe('id of get_occupations; 1 is self-employed'),
  role: z.string().optional().describe('work activity: code of get_work_activities'),
  ivaCategory: z.string().describe('VAT status: code of get_tax_burdens'),
  iibbCategory: z.string().optional().describe('category in the turnover tax: code of get_gross_income'),
  income: z.string().optional().describe('net monthly income in pesos, as text'),
  relationship: z
    .string()
    .optional()
    .describe('relationship of the co-owner to the owner: code of get_relationships'),
  selfManagementUuid: z.string().optional(),
});

/** Address and civil data, from the additional-data screens (EN-01). */
export const personAdditional = z.strictObject({
  street: z.string(),
  number: z.number().int().positive().describe('street number'),
  floor: z.string().describe('empty if there is none'),
  apartment: z.string().describe('empty if there is none'),
  state: z.number().int().describe('id of get_states'),
  city: z.number().int().optional().describe('id of get_cities'),
  locality: z.string(),
  postalCode: z.string().describe('four digits, or a CPA such as B1640ABC'),
  maritalStatus: z.string().describe('code of get_marital_status'),
  nationality: z.number().int().describe('id of get_countries'),
  countryOfBirth: z.number().int().describe('id of get_countries'),
  nonParticipantSpouse: z
    .boolean()
    .describe('whether the person is married and the spouse takes no part in the loan'),
});

/** A person in responses, with the data entered so far. */
export const personAnswer = personIdentity.extend(personAdditional.partial().shape);

export const personDetailsBody = z.strictObject({
  dni: z.string().describe('number of the DNI, digits only'),
  gender: genderCode,
  metrics: metrics.optional(),
});
export const personDetailsAnswer = z.object({ deceased: z.boolean() });

export const generateCodeBody = z.strictObject({
  idProposal: z.uuid(),
  isReturnProposal: z
    .boolean()
    .default(false)
    .describe('whether the code is for continuing the proposal on another device'),
  personType: borrower,
  purpose: z.literal('SIGNATURE').optional().describe('SIGNATURE for signing the contract'),
});
export const generateCodeAnswer = z.object({
  maskedPhone: z.string(),
  expiresAt: isoInstant.describe('expiry of the code'),
  resendAfter: isoInstant.describe('earliest time for another code'),
});

export const phoneCodeBody = z.strictObject({ cellPhone: cellPhone.omit({ provider: true }) });
/** `code`: the code sent to the new phone, required if the earlier phone was proved. */
export const correctPhoneBody = phoneCodeBody.extend({
  code: z
    .string()
    .optional()
    .describe('code sent to the new phone; required if the earlier phone was validated'),
});
export const correctPhoneAnswer = z.object({ maskedPhone: z.string() });
export const changeEmailBody = z.strictObject({ email: z.string() });
export const changeEmailAnswer = z.object({ maskedEmail: z.string() });

// A co-owner sends both consents with the code.
// CA-16: 400 with code CODE_INVALID, CODE_EXPIRED or CODE_BURNT; 409 CONSENT_REQUIRED until the person consents to the
// treatment of personal data, in the simulation or here (customers whose simulation a seller entered)
export const validateCodeBody = z.strictObject({
  code: z.string(),
  idProposal: z.uuid(),
  isReturnProposal: z.boolean().describe('as in generate_code'),
  personType: borrower,
  consents: z.array(consent).max(10).optional().describe('consents of a person who has not given them yet'),
});
export const validateCodeAnswer = z.object({ validated: z.literal(true) });

export const ownerBody = personAdditional.extend({ idProposal: z.uuid() });
export const ownerAnswer = z.object({ ownerId: z.uuid() });

// CA-19: ?id is the proposal's uuid
export const ownerAddressAnswer = personAdditional.partial();

// CA-20, CA-22: a person or a company sells the vehicle (EN-09)
export const physicalSeller = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  document: z.string().describe('number of the DNI, digits only'),
  gender: genderCode,
  cuitl: z.string().describe('CUIL or CUIT, eleven digits'),
  email: z.string(),
  cellPhone: cellPhone.omit({ provider: true }),
});
export const legalSeller = z.strictObject({
  businessName: z.string(),
  cuit: z.string().describe('eleven digits'),
  email: z.string(),
  cellPhone: cellPhone.omit({ provider: true }),
});
/** A seller who gives the data later through the link of CA-21 (decision 034). */
export const sellerContact = z.strictObject({
  email: z.string().optional(),
  cellPhone: cellPhone.omit({ provider: true }).optional(),
});
export const sellerBody = z.strictObject({
  proposalId: z.uuid(),
  physicalPerson: physicalSeller.optional(),
  legalPerson: legalSeller.optional(),
  contact: sellerContact.optional().describe('only a phone or email; the seller enters the rest'),
  pointOfSale: z.string().optional().describe('code of a dealer of /branches, whose data the bank has'),
  fuelYear: z.number().int().optional(),
});
export const sellerAnswer = sellerBody.extend({
  hasDataValidated: z
    .boolean()
    .describe('whether the data are complete and the seller has not rejected them'),
});
// CA-22
export const ownSellerAnswer = sellerAnswer.extend({
  changeable: z.boolean().optional().describe('Optional: whether update_seller accepts other data now'),
  nameChangeable: z
    .boolean()
    .optional()
    .describe('Optional: whether update_seller accepts another name now; defaults to `changeable`'),
});

// CA-21: ?id is the proposal's uuid
export const noticeSellerQuery = z.object({ id: z.uuid() });
export const noticeSellerAnswer = z.object({
  sent: z.literal(true),
  channel: z.enum(['SMS', 'EMAIL']),
  maskedRecipient: z.string(),
  remainingToday: z.number().int().describe('links that can still be sent today'),
});

// CA-23: new data, or whether the stored data is right (ST-19); new data counts as right
export const updateSellerBody = sellerBody
  .omit({ proposalId: true, contact: true, pointOfSale: true })
  .extend({
    hasDataValidated: z.boolean().optional().describe('false: the seller rejects the data; true by default'),
  });

// CA-24: a person's DNI, or a company's CUIT with gender N, as `dni`; or the key of the link instead
export const sellerDetailsQuery = z.object({
  dni: z.string().max(20).optional(),
  gender: genderCode.optional(),
  key: z.string().max(60).optional(),
  proposalNumber: z.coerce.number().int().positive(),
});
// Optional: a new link for a seller whose link expired or was opened elsewhere
export const resendLinkBody = z.union([
  z.strictObject({
    proposalNumber: z.number().int().positive(),
    key: z.string().max(60).describe('key of a link that was sent'),
  }),
  z.strictObject({
    proposalNumber: z.number().int().positive(),
    dni: z.string().max(20),
    gender: genderCode,
  }),
]);
export const resendLinkAnswer = z.object({ requested: z.literal(true) });
export const sellerDetailsAnswer = z.object({
  proposalUuid: z.uuid(),
  kind: z.enum(['PERSON', 'COMPANY']),
  maskedName: z.string(),
  maskedDocument: z.string(),
  maskedEmail: z.string(),
  maskedPhone: z.string(),
  hasDataValidated: z
    .boolean()
    .describe('whether the data are complete and the seller has not rejected them'),
});
