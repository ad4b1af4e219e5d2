import { suggestCuil } from '@prendarios/rules/cuil';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { z } from 'zod';
import { DEMO_COOKIE_SECRET } from '../../gateway/src/productionRules.ts';
import { QuoteLinks } from '../../gateway/src/quotes/quoteLinks.ts';
import { sampleQuote } from '../../gateway/src/testing/sampleQuote.ts';

export const PROPOSAL = '00000000-0000-4000-8000-000000000001';
export const SIMULATION = '00000000-0000-4000-8000-000000000003';
/** Token of a shared quote, valid at the gateways of tests. */
export const TOKEN = new QuoteLinks([DEMO_COOKIE_SECRET]).seal(sampleQuote());
const OTHER = '00000000-0000-4000-8000-000000000002';

type JsonSchema = {
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  format?: string | undefined;
  anyOf?: JsonSchema[] | undefined;
  items?: JsonSchema | undefined;
  properties?: Record<string, JsonSchema> | undefined;
};
const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    anyOf: z.array(jsonSchema).optional(),
    items: jsonSchema.optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
  }),
);

/** Values for properties that matter to the gateway, at any depth. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  proposalUuid: PROPOSAL,
  uuid: SIMULATION,
  deceased: false,
  vivere: false,
  year: 2027,
  documentName: 'FORM_03',
  party: 'SELLER',
};
const FORMATS: Readonly<Record<string, string>> = {
  uuid: OTHER,
  date: '2026-11-20',
  'date-time': '2026-11-20T15:00:00.000Z',
  email: 'juana@correo.com',
};

/** Returns a minimal answer that conforms to a schema of the bank's OpenAPI document. */
export function sampleAnswer(given: unknown): unknown {
  return sampleOf(jsonSchema.parse(given));
}

function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  // Prefers a final state to PENDING, because most screens need one.
  if (schema.enum !== undefined) return schema.enum.find((value) => value !== 'PENDING') ?? null;
  if (schema.anyOf !== undefined) {
    return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  }
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          ANSWERS[name] ?? sampleOf(property),
        ]),
      );
    case 'array':
      return schema.items === undefined ? [] : [sampleOf(schema.items)];
    case 'string':
      return FORMATS[schema.format ?? ''] ?? 'A';
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    case undefined:
    default:
      return null;
  }
}

/** A seller with an invitation by email and no data yet. */
export const INVITED = {
  get_proposal: {
    seller: { physicalPerson: null, legalPerson: null, contact: { email: 'A', cellPhone: null } },
  },
};

const DNI = '30222888';
const CUIL = suggestCuil(DNI, 'F') ?? '';
/** Valid field values; optional fields are sent only if listed here. */
const INPUTS: Readonly<Record<string, unknown>> = {
  /** Page size that every bank supports. */
  first: 10,
  'IndicativeQuoteInput.financedAmount': '10000000',
  'RequestRevocationInput.contact': 'juana@correo.com',
  'ConfirmRevocationInput.number': '4821-0073-9155',
  'ConfirmRevocationInput.code': '123456',
  'RequestPersonalDataInput.contact': 'juana@correo.com',
  'AffordableQuoteInput.monthlyPayment': '500000',
  'AffordableOfferInput.monthlyPayment': '500000',
  'OfferQuoteInput.financedAmount': '10000000',
  'CreateProposalInput.financedAmount': '10000000',
  'ChangeVehicleInput.simulationId': SIMULATION,
  'CreateProposalInput.simulationId': SIMULATION,
  'UpdateQuoteInput.financedAmount': '10000000',
  'MobilePhoneInput.areaCode': '11',
  'MobilePhoneInput.number': '45556677',
  'MobilePhoneInput.providerCode': 'PER',
  'VehicleInput.modelId': 1,
  'VehicleInput.year': 2027,
  'VehicleInput.purchaseValue': '31200000',
  'AddressInput.number': '1234',
  'UserAddressInput.number': '1234',
  'ValidatePhoneCodeInput.code': '123456',
  'AcceptCoOwnershipInput.code': '123456',
  'ProveCoOwnerDeviceInput.code': '123456',
  'DocumentFilesInput.type': 'A',
  'FindTaxpayerInput.cuit': '30707070702',
  'IdentifyVehicleInput.chassis': '9BD358A4NLYJ12345',
  'IdentifyVehicleInput.engine': 'ENG-1',
  agreementId: '1',
  occupationId: '1',
  provinceId: '1',
  nationalityId: '1',
  countryOfBirthId: '1',
  documentNumber: DNI,
  cuil: CUIL,
  birthDate: '1990-05-01',
  email: 'juana@correo.com',
  postalCode: '1043',
  proposalId: PROPOSAL,
  coOwnershipId: PROPOSAL,
  saleId: PROPOSAL,
  cbu: '2850590940090418135201',
  holderCuit: CUIL,
  id: PROPOSAL,
  token: TOKEN,
  term: 24,
  dueDay: 10,
  known: '"v0"',
};
/** The chosen member of each oneOf input. */
const SENT: ReadonlySet<string> = new Set([
  'SellerInput.person',
  'SaleIdentityInput.person',
  'SaleSearchInput.key',
]);

/** Returns a valid value for an input type; `at` is its argument name or `Type.field`. */
export function sampleInput(type: GraphQLInputType, at = ''): unknown {
  const name = at.split('.').at(-1) ?? '';
  const given = INPUTS[at] ?? INPUTS[name];
  if (given !== undefined) return given;
  if (isNonNullType(type)) return sampleInput(type.ofType, at);
  if (isListType(type)) return [sampleInput(type.ofType, at)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => {
      const place = `${type.name}.${field.name}`;
      return isNonNullType(field.type)
        ? field.defaultValue === undefined
        : SENT.has(place) || place in INPUTS;
    });
    return Object.fromEntries(
      fields.map((field) => [field.name, sampleInput(field.type, `${type.name}.${field.name}`)]),
    );
  }
  const samples: Readonly<Record<string, unknown>> = { Int: 1, Boolean: true, Decimal: '1', ID: OTHER };
  return samples[type.name] ?? 'Aa';
}
