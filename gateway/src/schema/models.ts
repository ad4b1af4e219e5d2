import type { Schemas } from '../bank/contract.ts';
import type {
  Address,
  Board,
  CivilData,
  MobilePhone,
  Person,
  ProposalConnection,
  SaleVehicle,
  Taxpayer,
  Vehicle,
} from '../generated/resolvers.ts';
import type { IdentityClaims } from '../session/identityToken.ts';

/*
 * Types that refer to entries of the bank's lists by key. The schema field loads the entry only on request
 * (`resolvers/entries.ts`).
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
> & { phone: MobilePhoneModel | null; address: AddressModel | null; civilData: CivilDataModel | null };

/** Parent of the Simulation resolvers; only fields that need the evaluation request it. */
export type SimulationModel = { idRequest: string; answer: Schemas['SimulationAnswer'] };

/** Parent of the Proposal resolvers. Only `loadProposal` loads it, because it checks access. */
export type ProposalModel = { answer: Schemas['ProposalAnswer'] };

/** Parent of the Sale resolvers. Only `loadSale` loads it, because it checks access. */
export type SaleModel = { answer: Schemas['ProposalAnswer']; seller: Schemas['SellerAnswer'] };

/** Parent of the CoOwnership resolvers. Only `loadCoOwnership` loads it, because it checks access. */
export type CoOwnershipModel = { answer: Schemas['CoOwnershipAnswer'] };

export type SalesConditionsModel = { answer: Schemas['BranchCouponAnswer'] };

/** Parent of the ProposalSummary resolvers: a row returned by the bank, and the labels of the phases. */
export type ProposalSummaryModel = {
  item: Schemas['ProposalItem'];
  labels: ReadonlyMap<string, string>;
  /** False for applicants, whose list has only their own proposals. */
  showsName: boolean;
};

/** Parent of the Board resolvers; the list's abilities need another call. */
export type BoardModel = Omit<Board, 'listAbilities'>;

/** Parent of the ProposalConnection resolvers. Only the version field computes the version, which may hash the page. */
export type ProposalConnectionModel = Omit<ProposalConnection, 'edges' | 'nodes' | 'version'> & {
  edges: { cursor: string; node: ProposalSummaryModel }[];
  nodes: ProposalSummaryModel[];
  version: () => string;
};

/** Parent of the Viewer resolvers: the claims of the valid token. */
export type ViewerModel = { claims: IdentityClaims };
