/**
 * Where the gateway accepts more from a bank than `upstream/bank/openapi.json` promises; everything else is generated
 * from that document. In every response the gateway also accepts null for a property that may be absent, unknown
 * properties, and any text, number or length where the document states a pattern or a limit.
 */
type Tolerance = Readonly<{
  /** Properties that a bank may omit, with the reason. */
  optional?: Readonly<Record<string, string>>;
  /** Properties that a bank may omit because the gateway does not use them. */
  unused?: readonly string[];
  /** Properties with an open list of values, with the reason. */
  open?: Readonly<Record<string, string>>;
}>;

const NO_ESTIMATES = 'a bank may have no estimates';

export const TOLERANCES: Readonly<Record<string, Tolerance>> = {
  AccountAnswer: { unused: ['bankCode', 'ownBank'] },
  AccountsAnswer: {
    optional: { seller: 'a bank may pay the seller otherwise' },
    unused: ['seller.bankCode'],
  },
  Agreement: { unused: ['code'] },
  BiometryAnswer: {
    optional: { toReview: 'a bank may have no review by people' },
    unused: ['verifier'],
    open: { 'problems.problem': 'verifiers differ' },
  },
  Branch: { unused: ['kind', 'provinceId'] },
  BranchCouponAnswer: {
    optional: {
      'indicativeAgreements.zeroKm': 'a bank may mark one only',
      'indicativeAgreements.used': 'a bank may mark one only',
      indicativeAgreements: 'a bank may mark none',
    },
  },
  CalculatedValue: { unused: ['cftna', 'fees.grantingFeePct', 'fees.monthlyFee'] },
  CitiesAnswer: { unused: ['stateId'] },
  ConsentRequestAnswer: {
    optional: { ended: 'a bank may delete proposals that ended', insuranceEstimate: NO_ESTIMATES },
  },
  CoOwnershipAnswer: { optional: { insuranceEstimate: NO_ESTIMATES } },
  Flow: { open: { status: 'a bank may have more statuses' } },
  FlowPhasesAnswer: { unused: ['steps'] },
  IdentityCheckAnswer: { unused: ['proposal', 'personType'] },
  InsuranceOffer: {
    optional: { deductible: 'not every policy has one', 'coverage.description': 'a name may be enough' },
    unused: ['insurer.id'],
  },
  LinkAnswer: { unused: ['sent'] },
  ListAbilities: { open: { pageSizes: 'any size is fine', sorts: 'an unknown order is ignored' } },
  NoticeSellerAnswer: { unused: ['sent', 'channel'] },
  PersonAnswer: { unused: ['personType', 'owner'] },
  ProposalAnswer: {
    optional: { stepDates: 'a bank may not record when each step ended' },
    unused: ['documentNumber', 'phase', 'ownerName', 'genderType', 'status', 'couponId', 'ownerId'],
  },
  ProposalItem: {
    optional: {
      observedParties: 'a bank may not track them',
      ownerName: 'a bank may list no names',
      vivereStatus: 'only loans of the Vivere flow have it',
    },
    unused: ['phase', 'status'],
  },
  RatesProductView: {
    optional: { tna: 'a bank may state the rate of the chosen term only' },
  },
  ScheduleRow: { unused: ['projectedTotal'] },
  SellerAnswer: { unused: ['proposalId'] },
  SimulationAnswer: { unused: ['scoring.calculatedValueDTO'] },
  StatusAnswer: { open: { reason: 'an unknown reason counts as none' } },
  TypesAnswer: { unused: ['id'] },
  VehicleAnswer: { unused: ['taxi'] },
  ValidateCouponAnswer: { open: { code: 'an unknown code is UNKNOWN' } },
};
