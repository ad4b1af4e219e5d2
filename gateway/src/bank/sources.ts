import { AccountsSource } from './accounts.ts';
import type { BankSession } from './BankSession.ts';
import { BiometrySource } from './biometry.ts';
import { BoardSource } from './board.ts';
import { BranchesSource } from './branches.ts';
import { ContractSource } from './contract.ts';
import { CoOwnershipSource } from './coOwnership.ts';
import { CouponSource } from './coupon.ts';
import { DocumentationSource } from './documentation.ts';
import { EnriSource } from './enri.ts';
import { InsuranceSource } from './insurance.ts';
import { LogsSource } from './logs.ts';
import { PersonSource } from './person.ts';
import { PlacesSource } from './places.ts';
import { ProposalSource } from './proposal.ts';
import { ProposalsSource } from './proposals.ts';
import { QuotesSource } from './quotes.ts';
import { PersonalDataSource } from './personalData.ts';
import { RevocationSource } from './revocation.ts';
import { SellerSource } from './seller.ts';
import { SimulationSource } from './simulation.ts';
import { TaxAuthoritySource } from './taxAuthority.ts';
import { UserSource } from './user.ts';
import { VehicleSource } from './vehicle.ts';

/** One source per domain of the REST contract, all on one request's session. */
export function bankSources(session: BankSession) {
  return {
    accounts: new AccountsSource(session),
    biometry: new BiometrySource(session),
    board: new BoardSource(session),
    branches: new BranchesSource(session),
    contract: new ContractSource(session),
    coOwnership: new CoOwnershipSource(session),
    coupon: new CouponSource(session),
    documentation: new DocumentationSource(session),
    enri: new EnriSource(session),
    insurance: new InsuranceSource(session),
    logs: new LogsSource(session),
    person: new PersonSource(session),
    places: new PlacesSource(session),
    proposal: new ProposalSource(session),
    proposals: new ProposalsSource(session),
    quotes: new QuotesSource(session),
    personalData: new PersonalDataSource(session),
    revocation: new RevocationSource(session),
    seller: new SellerSource(session),
    simulation: new SimulationSource(session),
    taxAuthority: new TaxAuthoritySource(session),
    user: new UserSource(session),
    vehicle: new VehicleSource(session),
  };
}
export type BankSources = ReturnType<typeof bankSources>;
