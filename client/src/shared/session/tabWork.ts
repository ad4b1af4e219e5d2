import { currentSession, isSeller } from './sessionStore.ts';

/**
 * The simulation and proposal of the customer in a seller's tab, restored after a reload. Two tabs can serve two
 * customers (docs/domain.md#a-seller-at-a-point-of-sale).
 */
type TabWork = {
  seller: string;
  /** Random id that names the customer in saved forms, even before a simulation exists. */
  customer: string;
  /** Whether the seller has started with a customer, so that what a guest started in this browser does not apply. */
  isBegun: boolean;
  /** Ids, or empty strings. */
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

/** Cached in memory, so that a browser without storage remembers it until the next reload. */
let current: TabWork | null = null;

function write(work: TabWork): TabWork {
  current = work;
  const { seller, customer, isBegun, simulation, proposal } = work;
  try {
    sessionStorage.setItem(KEY, [seller, customer, isBegun ? 'begun' : '', simulation, proposal].join(' '));
  } catch {
    // Storage is disabled, so a reload asks for the customer again.
  }
  return work;
}

function stored(): TabWork | null {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    const [seller = '', customer = '', begun, simulation = '', proposal = ''] = text.split(' ');
    return { seller, customer, isBegun: begun === 'begun', simulation, proposal };
  } catch {
    // Storage is disabled, so nothing was stored.
    return null;
  }
}

function read(): TabWork {
  current ??= stored();
  return current?.seller === sellerId() ? current : write(nobodyYet());
}

/** Starts with another customer in this tab; saved forms stay with the previous customer. */
export function nextCustomer(): void {
  write({ ...nobodyYet(), isBegun: true });
}

/** Whether the seller has started with a customer in this tab, even without knowing their name. */
export const hasCustomer = (): boolean => read().isBegun;

/** Returns the customer's id in this tab's saved forms; empty for applicants, whose forms are their own. */
export const customerOfTab = (): string => (isSeller() ? read().customer : '');

/** Returns the header that tells the gateway which customer this tab serves; empty unless the user is a seller. */
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

/** Tracks the customer in responses that start or resume a loan. */
export function noteWork(answer: Begun | null | undefined): void {
  if (!isSeller()) return;
  const simulation = answer?.startSimulation?.simulation?.id;
  const proposal = (answer?.createProposal ?? answer?.validatePhoneCode)?.proposal?.id;
  const resumed = answer?.resumeProposal?.proposal?.id;
  if (simulation !== undefined) write({ ...read(), isBegun: true, simulation });
  if (proposal !== undefined) write({ ...read(), isBegun: true, proposal });
  if (resumed !== undefined) write({ ...nobodyYet(), isBegun: true, proposal: resumed });
}
