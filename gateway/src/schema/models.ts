import type { ConditionsAnswer } from '../bank/branches.ts';
import type { CoOwnershipAnswer } from '../bank/coOwnership.ts';
import type { ProposalAnswer } from '../bank/proposal.ts';
import type { ProposalItem } from '../bank/proposals.ts';
import type { SimulationAnswer } from '../bank/simulation.ts';
import type { SellerAnswer } from '../bank/person.ts';
import type {
  Address,
  CivilData,
  MobilePhone,
  Person,
  SaleVehicle,
  Taxpayer,
  Vehicle,
} from '../generated/resolvers.ts';
import type { IdentityClaims } from '../session/identityToken.ts';

/*
 * Types that name entries of the bank's lists: they come with the keys, and a field of the schema looks the entry up
 * only when it is asked for (`resolvers/entries.ts`).
 */
export type MobilePhoneModel = Omit<MobilePhone, 'provider'>;
export type AddressModel = Omit<Address, 'province' | 'city'>;
export type CivilDataModel = Omit<CivilData, 'maritalStatus' | 'nationality' | 'countryOfBirth'>;
export type VehicleModel = Omit<Vehicle, 'type'>;
export type SaleVehicleModel = Omit<SaleVehicle, 'type'>;
export type TaxpayerModel = Omit<Taxpayer, 'province'>;

type EntriesOfPerson = 'occupation' | 'workActivity' | 'vatStatus' | 'turnoverTaxCategory' | 'relationship';
type FormerNamesOfPerson = 'taxBurdenCode' | 'grossIncomeCode';
export type PersonModel = Omit<
  Person,
  EntriesOfPerson | FormerNamesOfPerson | 'phone' | 'address' | 'civilData'
> & { phone: MobilePhoneModel; address: AddressModel | null; civilData: CivilDataModel | null };

/** What the resolvers of Simulation start from; the evaluation itself is asked for by the fields that need it. */
export type SimulationModel = { idRequest: string; answer: SimulationAnswer };

/** What the resolvers of Proposal start from. Only `loadProposal` loads it, because it checks the caller. */
export type ProposalModel = { answer: ProposalAnswer };

/** What the resolvers of Sale start from. Only `loadSale` loads it, because it checks the caller. */
export type SaleModel = { answer: ProposalAnswer; seller: SellerAnswer };

/** What the resolvers of CoOwnership start from. Only `loadCoOwnership` loads it, because it checks the caller. */
export type CoOwnershipModel = { answer: CoOwnershipAnswer };

/** What the resolvers of SalesConditions start from. */
export type SalesConditionsModel = { answer: ConditionsAnswer };

/** What the resolvers of ProposalSummary start from: a row that the bank returned to the caller, and the phases' labels. */
export type ProposalSummaryModel = {
  item: ProposalItem;
  labels: ReadonlyMap<string, string>;
  /** An applicant's list has no names: they are all the applicant's own. */
  showsName: boolean;
};

/** What the resolvers of Viewer start from: the claims of the valid token. */
export type ViewerModel = { claims: IdentityClaims };
