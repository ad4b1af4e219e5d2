import { type FieldNames, under } from './fieldNames.ts';
import { PERSON } from './person.ts';
import { NESTED_VEHICLE } from './vehicle.ts';

export const SIMULATION: FieldNames = {
  ...under('customer', PERSON),
  ...under('coOwner', PERSON),
  ...NESTED_VEHICLE,
  simulationType: 'kind',
  pointOfSale: 'pointOfSaleCode',
};
