/** Field mapping of one mutation: prefix of the bank's path → path in the input. The longest prefix wins. */
export type PathRules = Readonly<Record<string, readonly string[]>>;

/** Fields that have different names in the bank's bodies and in the schema, at any depth. */
const SEGMENTS: Readonly<Record<string, string>> = {
  document: 'documentNumber',
  documentType: 'documentKind',
  dni: 'documentNumber',
  cuitl: 'cuil',
  cellPhone: 'phone',
  provider: 'providerCode',
  occupation: 'occupationId',
  role: 'workActivityCode',
  ivaCategory: 'vatStatusCode',
  iibbCategory: 'turnoverTaxCategoryCode',
  income: 'monthlyIncome',
  relationship: 'relationshipCode',
  vehicleType: 'typeCode',
  brand: 'brandId',
  model: 'modelId',
  pointOfSale: 'pointOfSaleCode',
  pointOfSaleCodeSelected: 'pointOfSaleCode',
  simulationType: 'kind',
  dueDate: 'dueDay',
  terms: 'term',
  physicalPerson: 'person',
  legalPerson: 'company',
  idProposal: 'proposalId',
};

export const SIMULATION_PATHS: PathRules = {
  'vehicle.fuelYear.zeroKm': ['vehicle', 'zeroKm'],
  'vehicle.fuelYear': ['vehicle', 'year'],
  'vehicle.fuelYear.year': ['vehicle', 'year'],
  'vehicle.fuelYear.price': ['vehicle', 'year'],
};
/** The body of this call is the vehicle. */
export const CHANGE_VEHICLE_PATHS: PathRules = {
  vehicleType: ['vehicle', 'typeCode'],
  brand: ['vehicle', 'brandId'],
  model: ['vehicle', 'modelId'],
  fuelYear: ['vehicle', 'year'],
  'fuelYear.year': ['vehicle', 'year'],
  'fuelYear.price': ['vehicle', 'year'],
  'fuelYear.zeroKm': ['vehicle', 'zeroKm'],
  purchaseValue: ['vehicle', 'purchaseValue'],
};
export const QUOTE_PATHS: PathRules = { simulation: [], 'identification.uuid': ['simulationId'] };
export const RATES_PATHS: PathRules = {
  selectedTerm: ['term'],
  selectedMode: ['mode'],
  indexerCode: ['mode'],
};
export const ADDITIONAL_PATHS: PathRules = {
  street: ['address', 'street'],
  number: ['address', 'number'],
  floor: ['address', 'floor'],
  apartment: ['address', 'apartment'],
  state: ['address', 'provinceId'],
  city: ['address', 'cityId'],
  locality: ['address', 'locality'],
  postalCode: ['address', 'postalCode'],
  maritalStatus: ['civilData', 'maritalStatusCode'],
  nationality: ['civilData', 'nationalityId'],
  countryOfBirth: ['civilData', 'countryOfBirthId'],
  nonParticipantSpouse: ['civilData', 'nonParticipantSpouse'],
};
export const USER_PATHS: PathRules = {
  first_name: ['firstName'],
  last_name: ['lastName'],
  phone_number: ['phone'],
  'phone_number.area_code': ['phone', 'areaCode'],
  'address.province': ['address', 'provinceId'],
  'address.street_number': ['address', 'number'],
  'address.department': ['address', 'apartment'],
  'address.postal_code': ['address', 'postalCode'],
};
/** For calls with the party in `seller`. */
export const SELLER_PATHS: PathRules = {
  physicalPerson: ['seller', 'person'],
  legalPerson: ['seller', 'company'],
  contact: ['seller', 'contact'],
};
export const DOCUMENT_PATHS: PathRules = { data: ['documents'] };
export const SALE_ACCOUNT_PATHS: PathRules = {
  'seller.cbu': ['cbu'],
  'seller.cuit': ['holderCuit'],
};
export const NO_PATHS: PathRules = {};

/** Maps `customer.cellPhone.provider` to ['customer', 'phone', 'providerCode']. */
export function toInputPath(field: string, rules: PathRules): string[] {
  const segments = field.split('.');
  for (let length = segments.length; length > 0; length -= 1) {
    const rule = rules[segments.slice(0, length).join('.')];
    if (rule) return [...rule, ...segments.slice(length).map(translate)];
  }
  return segments.map(translate);
}

function translate(segment: string): string {
  return SEGMENTS[segment] ?? segment;
}
