import { describe, expect, it, vi } from 'vitest';
import { GuestCapability, GuestCookies, guestCookieName, guestCookieOptions } from './guest.ts';

const cookies = new GuestCookies(['a secret of at least thirty-two characters']);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe("the guest's capability", () => {
  it('is restored from its cookie, newest last', async () => {
    const guest = GuestCapability.fresh();
    expect(guest.changed).toBe(false);
    for (let at = 1; at <= 12; at += 1) guest.addProposal(id(at));
    guest.addProposal(id(5));
    for (let at = 1; at <= 11; at += 1) guest.addSimulation({ uuid: id(at), idRequest: id(100 + at) });
    const { guest: again, known } = await cookies.open(await cookies.seal(guest));
    expect(known).toBe(true);
    expect(again.subject).toBe(guest.subject);
    expect(again.proposals).toHaveLength(10);
    expect(again.currentProposal).toBe(id(5));
    expect([again.opens(id(2)), again.opens(id(3))]).toEqual([false, true]);
    expect(again.simulations.map(({ uuid }) => uuid)).toHaveLength(10);
    expect(again.simulation(id(1))).toBeNull();
    expect(again.currentSimulation).toEqual({ uuid: id(11), idRequest: id(111) });
  });

  it.each([
    ['with its simulation and the earlier ones', id(1), id(12), [id(2)], [id(13)]],
    ['whose simulation is from another browser', id(1), id(99), [id(2)], [id(11), id(12), id(13)]],
    ['only if it contains it', id(9), id(99), [id(1), id(2)], [id(11), id(12), id(13)]],
  ])(
    '[ST-17] forgets a cancelled proposal %s',
    async (_which, proposal, simulation, proposals, simulations) => {
      const guest = new GuestCapability({
        subject: id(0),
        proposals: [id(1), id(2)],
        simulations: [11, 12, 13].map((number) => ({ uuid: id(number), idRequest: 'r' })),
        sales: [],
        coOwnerships: [],
      });
      const held = guest.opens(proposal);
      guest.forgetProposal(proposal, simulation, { earlier: true });
      // Only the cancelling request can still return it.
      expect(guest.opens(proposal)).toBe(held);
      const { guest: later } = await cookies.open(await cookies.seal(guest));
      expect(later.proposals).toEqual(proposals);
      expect(later.simulations.map(({ uuid }) => uuid)).toEqual(simulations);
      expect(later.opens(proposal)).toBe(false);
      expect(guest.changed).toBe(proposal !== id(9));
    },
  );

  it("[ST-17] keeps a seller's other customers when it forgets a cancelled proposal", () => {
    const work = new GuestCapability({
      subject: id(0),
      proposals: [id(1), id(2)],
      simulations: [11, 12, 13].map((number) => ({ uuid: id(number), idRequest: 'r' })),
      sales: [],
      coOwnerships: [],
    });
    work.forgetProposal(id(1), id(12), { earlier: false });
    expect(work.simulations.map(({ uuid }) => uuid)).toEqual([id(11), id(13)]);
    expect(work.proposals).toEqual([id(2)]);
  });

  it('[RT-19] keeps the last five sales, which give no access to their proposals', async () => {
    const guest = GuestCapability.fresh();
    for (let at = 1; at <= 6; at += 1) guest.addSale({ id: id(at), number: at, party: 'a' });
    guest.addSale({ id: id(3), number: 3, party: 'b' });
    const { guest: again } = await cookies.open(await cookies.seal(guest));
    expect(again.sales.map(({ number, party }) => `${number}${party}`)).toEqual([
      '2a',
      '4a',
      '5a',
      '6a',
      '3b',
    ]);
    expect(again.opens(id(3))).toBe(false);
    expect(again.currentProposal).toBeNull();
  });

  it('fits in a cookie when it is full, and hides its contents', async () => {
    const guest = GuestCapability.fresh();
    for (let at = 1; at <= 10; at += 1) guest.addProposal(id(at));
    for (let at = 1; at <= 3; at += 1) guest.addSimulation({ uuid: id(at), idRequest: id(at) });
    for (let at = 1; at <= 5; at += 1)
      guest.addSale({ id: id(at), number: 1_000_000 + at, party: 'p'.repeat(22) });
    const text = await cookies.seal(guest);
    expect(text.length).toBeLessThan(3000);
    const parts = text.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(parts.some((part) => part.includes('00000000-0000'))).toBe(false);
  });

  it.each([
    ['altered', async (text: string) => `${text.slice(0, -4)}AAAA`],
    [
      'sealed with another secret',
      async () =>
        new GuestCookies(['another secret of thirty-two characters!']).seal(GuestCapability.fresh()),
    ],
    ['not a token', async () => 'x'],
    ['empty', async () => ''],
  ])('gives no access if its cookie is %s', async (_name, spoil) => {
    const guest = GuestCapability.fresh();
    guest.addProposal(id(1));
    const { guest: opened, known } = await cookies.open(await spoil(await cookies.seal(guest)));
    expect(known).toBe(false);
    expect(opened.opens(id(1))).toBe(false);
    expect(opened.subject).not.toBe(guest.subject);
  });

  it('expires after thirty days', async () => {
    const text = await cookies.seal(GuestCapability.fresh());
    vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60 * 1000, toFake: ['Date'] });
    try {
      expect((await cookies.open(text)).known).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it("derives its subject from its first write's key, also on retries, and keeps it", () => {
    const key = 'b1f7c6f2-3c6e-4d6a-9f0e-0a1b2c3d4e5f';
    const first = cookies.forWrite(GuestCapability.fresh(), key);
    expect(cookies.forWrite(GuestCapability.fresh(), key).subject).toBe(first.subject);
    expect(cookies.forWrite(GuestCapability.fresh(), key.replace('b', 'c')).subject).not.toBe(first.subject);
    expect(new GuestCookies(['a'.repeat(32)]).forWrite(GuestCapability.fresh(), key).subject).not.toBe(
      first.subject,
    );
    first.addSimulation({ uuid: id(1), idRequest: id(2) });
    expect(cookies.forWrite(first, key.replace('b', 'c'))).toBe(first);
  });

  it.each(['key', '', 'b1f7c6f2-3c6e-1d6a-9f0e-0a1b2c3d4e5f', 'b1f7c6f23c6e4d6a9f0e0a1b2c3d4e5f'])(
    'has a random subject if the key %j could be guessed',
    (key) => {
      const guest = GuestCapability.fresh();
      expect(cookies.forWrite(guest, key)).toBe(guest);
    },
  );

  it('is not accessible to scripts or other sites', () => {
    expect(guestCookieOptions(true)).toMatchObject({
      httpOnly: true,
      sameSite: 'strict',
      secure: true,
      path: '/',
    });
    expect(guestCookieName(true)).toBe('__Host-guest');
  });
});
