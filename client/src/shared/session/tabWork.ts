import { currentSession, isSeller } from './sessionStore.ts';

/**
 * The simulation and proposal of the customer in a seller's tab; a reload restores them. Two tabs may hold two customers
 * (docs/domain.md#a-seller-at-a-point-of-sale).
 */
type TabWork = {
  seller: string;
  /** Names the customer in kept forms, also before there is a simulation. */
  customer: string;
  /** The seller asked for a new customer, or works for one: what a guest began in this browser is not about them. */
  isBegun: boolean;
  /** Ids; empty for none. */
  simulation: string;
  proposal: string;
};

const KEY = 'prendarios-customer';

function sellerId(): string {
  const session = currentSession();
  return session.kind === 'user' ? session.userId : '';
}

const nobodyYet = (): TabWork => ({
  seller: sellerId(),
  customer: crypto.randomUUID(),
  isBegun: false,
  simulation: '',
  proposal: '',
});

/** Read once for a page, so that a browser without storage has it until the next reload. */
let current: TabWork | null = null;

function write(work: TabWork): TabWork {
  current = work;
  const { seller, customer, isBegun, simulation, proposal } = work;
  try {
    sessionStorage.setItem(KEY, [seller, customer, isBegun ? 'begun' : '', simulation, proposal].join(' '));
  } catch {
    // Storage is disabled: a reload then asks for the customer again.
  }
  return work;
}

function stored(): TabWork | null {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    const [seller = '', customer = '', begun, simulation = '', proposal = ''] = text.split(' ');
    return { seller, customer, isBegun: begun === 'begun', simulation, proposal };
  } catch {
    // No storage: begun anew.
    return null;
  }
}

function read(): TabWork {
  current ??= stored();
  return current?.seller === sellerId() ? current : write(nobodyYet());
}

/** The seller begins with another customer in this tab; what was typed for the last one stays with that one. */
export function nextCustomer(): void {
  write({ ...nobodyYet(), isBegun: true });
}

/** Whether the tab is about a customer already, known by name or not. */
export const hasCustomer = (): boolean => read().isBegun;

/** Names the customer in what is kept of this tab's forms; empty for applicants, whose forms are their own. */
export const customerOfTab = (): string => (isSeller() ? read().customer : '');

/** Tells the gateway, on every call, which customer this tab is about. Empty unless the user is a seller. */
export function workHeader(): Readonly<Record<string, string>> {
  if (!isSeller()) return {};
  const { isBegun, simulation, proposal } = read();
  return { 'x-work': isBegun ? `${simulation},${proposal}` : 'none' };
}

type Begun = {
  startSimulation?: { simulation?: { id: string } | null };
  createProposal?: { proposal?: { id: string } | null };
  resumeProposal?: { proposal?: { id: string } | null };
  validatePhoneCode?: { proposal?: { id: string } | null };
};

/** Follows the answers that begin a customer's loan or take it up again. */
export function noteWork(answer: Begun | null | undefined): void {
  if (!isSeller()) return;
  const simulation = answer?.startSimulation?.simulation?.id;
  const proposal = (answer?.createProposal ?? answer?.validatePhoneCode)?.proposal?.id;
  const resumed = answer?.resumeProposal?.proposal?.id;
  if (simulation !== undefined) write({ ...read(), isBegun: true, simulation });
  if (proposal !== undefined) write({ ...read(), isBegun: true, proposal });
  if (resumed !== undefined) write({ ...nobodyYet(), isBegun: true, proposal: resumed });
}
