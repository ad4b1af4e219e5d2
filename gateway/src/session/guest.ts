import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { Secrets } from '@prendarios/servers/secrets';
import { z } from 'zod';
import { Sealed } from './sealed.ts';

const LIFE_SECONDS = 30 * 24 * 60 * 60;
/** Maximum for a seller with many customers at a time, each in a tab. */
const MAX_SIMULATIONS = 10;
const MAX_PROPOSALS = 10;
const MAX_SALES = 5;
const MAX_CO_OWNERSHIPS = 5;
const USE = 'guest-capability';
const FIRST_WRITE_USE = 'guest-first-write';
const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** A sale: the proposal's uuid and number, and a hash of the seller when the sale was opened. */
const saleKey = z.object({ id: z.string(), number: z.number().int(), party: z.string() });
export type SaleKey = z.infer<typeof saleKey>;

export const workContents = z.object({
  simulations: z.array(z.object({ uuid: z.string(), idRequest: z.string() })).max(MAX_SIMULATIONS),
  proposals: z.array(z.string()).max(MAX_PROPOSALS),
  // Older cookies have no sales.
  sales: z.array(saleKey).max(MAX_SALES).default([]),
  coOwnerships: z.array(z.string()).max(MAX_CO_OWNERSHIPS).default([]),
});
const contents = workContents.extend({ sub: z.uuid() });
export type SimulationKey = { uuid: string; idRequest: string };

/**
 * The access of a browser: a subject (a random id, not an account) and the simulations and proposals that it created or
 * unlocked with a phone code, newest last. Possession of the cookie is the credential. Sales and co-ownerships are
 * opened by links and give no access to their proposals.
 */
export class GuestCapability {
  readonly subject: string;
  #simulations: SimulationKey[];
  #proposals: string[];
  #sales: SaleKey[];
  #coOwnerships: string[];
  #changed = false;
  #ended = false;
  /** The proposal that this request removed; its response may still contain it. */
  #forgotten: string | null = null;

  constructor(state: { subject: string } & z.infer<typeof workContents>) {
    this.subject = state.subject;
    this.#simulations = state.simulations;
    this.#proposals = state.proposals;
    this.#sales = state.sales;
    this.#coOwnerships = state.coOwnerships;
  }

  static fresh(subject: string = randomUUID()): GuestCapability {
    return new GuestCapability({ subject, simulations: [], proposals: [], sales: [], coOwnerships: [] });
  }

  /** Whether nothing was created or opened yet; the bank then has no data of this subject. */
  get isEmpty(): boolean {
    const held = [this.#simulations, this.#proposals, this.#sales, this.#coOwnerships];
    return held.every(({ length }) => length === 0);
  }

  /** Whether the cookie must be written. */
  get changed(): boolean {
    return this.#changed;
  }

  get simulations(): readonly SimulationKey[] {
    return this.#simulations;
  }

  get proposals(): readonly string[] {
    return this.#proposals;
  }

  get sales(): readonly SaleKey[] {
    return this.#sales;
  }

  /** Uuids of the proposals whose co-owner uses this browser, newest last. */
  get coOwnerships(): readonly string[] {
    return this.#coOwnerships;
  }

  get currentSimulation(): SimulationKey | null {
    return this.#simulations.at(-1) ?? null;
  }

  get currentProposal(): string | null {
    return this.#proposals.at(-1) ?? null;
  }

  simulation(uuid: string): SimulationKey | null {
    return this.#simulations.find((known) => known.uuid === uuid) ?? null;
  }

  opens(proposalId: string): boolean {
    return this.#proposals.includes(proposalId) || this.#forgotten === proposalId;
  }

  addSimulation(key: SimulationKey): void {
    this.#simulations = [...this.#simulations.filter(({ uuid }) => uuid !== key.uuid), key].slice(
      -MAX_SIMULATIONS,
    );
    this.#changed = true;
  }

  addProposal(id: string): void {
    this.#proposals = [...this.#proposals.filter((known) => known !== id), id].slice(-MAX_PROPOSALS);
    this.#changed = true;
  }

  addSale(key: SaleKey): void {
    this.#sales = [...this.#sales.filter(({ id }) => id !== key.id), key].slice(-MAX_SALES);
    this.#changed = true;
  }

  addCoOwnership(id: string): void {
    this.#coOwnerships = [...this.#coOwnerships.filter((known) => known !== id), id].slice(
      -MAX_CO_OWNERSHIPS,
    );
    this.#changed = true;
  }

  /**
   * Removes a cancelled proposal and its simulation; with `earlier` also the simulations before it, which may belong to
   * a seller's other customers.
   */
  forgetProposal(id: string, simulationUuid: string, { earlier }: { earlier: boolean }): void {
    const last = this.#simulations.findIndex(({ uuid }) => uuid === simulationUuid);
    const isHeld = this.opens(id);
    if (last === -1 && !isHeld) return;
    this.#proposals = this.#proposals.filter((known) => known !== id);
    this.#simulations = this.#simulations.filter((_key, at) => at > last || (!earlier && at < last));
    if (isHeld) this.#forgotten = id;
    this.#changed = true;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Removes all access when the person leaves this browser. */
  end(): void {
    this.#ended = true;
  }

  /** Requests an empty cookie to be written, so that a retry has the same subject. */
  keep(): void {
    this.#changed = true;
  }
}

/** Seals the capability in its cookie and opens it. Altered, foreign or expired cookies give no access. */
export class GuestCookies {
  readonly #sealed: Sealed;
  readonly #firstWriteSecret: Uint8Array;

  constructor(secrets: Secrets) {
    this.#sealed = new Sealed(secrets, USE, LIFE_SECONDS);
    this.#firstWriteSecret = new Uint8Array(hkdfSync('sha256', secrets[0], '', FIRST_WRITE_USE, 32));
  }

  /**
   * Returns the guest of a write. A guest without a cookie gets a subject derived from the write's key, so that a retry
   * has the same subject even if the first response with its cookie was lost (docs/decisions/002). Only random UUIDs
   * are accepted as keys, because their 122 bits cannot be guessed.
   */
  forWrite(guest: GuestCapability, key: string): GuestCapability {
    if (!guest.isEmpty || !RANDOM_UUID.test(key)) return guest;
    const mac = createHmac('sha256', this.#firstWriteSecret).update(key).digest('hex');
    const parts = [mac.slice(0, 8), mac.slice(8, 12), `4${mac.slice(13, 16)}`, `8${mac.slice(17, 20)}`];
    return GuestCapability.fresh([...parts, mac.slice(20, 32)].join('-'));
  }

  async open(text: string | undefined): Promise<{ guest: GuestCapability; known: boolean }> {
    const found = contents.safeParse(await this.#sealed.open(text));
    if (!found.success) return { guest: GuestCapability.fresh(), known: false };
    const { sub, ...work } = found.data;
    return { guest: new GuestCapability({ subject: sub, ...work }), known: true };
  }

  seal(guest: GuestCapability): Promise<string> {
    return this.#sealed.seal(guest.subject, workIn(guest));
  }
}

/** Returns the part of a capability that is stored in the cookie. */
export function workIn({ simulations, proposals, sales, coOwnerships }: GuestCapability) {
  return {
    simulations: [...simulations],
    proposals: [...proposals],
    sales: [...sales],
    coOwnerships: [...coOwnerships],
  };
}

/** Another subdomain cannot set a `__Host-` cookie, but the prefix requires https. */
export function guestCookieName(secure: boolean): string {
  return secure ? '__Host-guest' : 'guest';
}

export function guestCookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure, maxAge: LIFE_SECONDS } as const;
}
