import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

const seller = (userId: string) =>
  ({ kind: 'user', userId, firstName: '', lastName: '', role: 'SELLER' }) as const;
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

/** Reloads the module, like a page load. */
async function loaded() {
  vi.resetModules();
  const session = await import('./sessionStore.ts');

  return { ...(await import('./tabWork.ts')), as: session.showPagesFor };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterAll(() => vi.unstubAllGlobals());

describe('the customer in a seller’s tab', () => {
  test('is named in each call, even after a reload', async () => {
    const tab = await loaded();
    tab.as(seller('s1'));
    expect(tab.workHeader()).toEqual({ 'x-work': 'none' });
    tab.nextCustomer();
    expect(tab.workHeader()).toEqual({ 'x-work': ',' });
    tab.noteWork({ startSimulation: { simulation: { id: 'a' } } });
    tab.noteWork({ createProposal: { proposal: { id: 'b' } } });
    tab.noteWork({ createProposal: { proposal: null } });
    expect(tab.workHeader()).toEqual({ 'x-work': 'a,b' });
    const again = await loaded();
    again.as(seller('s1'));
    expect(again.workHeader()).toEqual({ 'x-work': 'a,b' });
  });

  test('changes, with separate forms, when the dashboard or the seller opens another customer', async () => {
    const tab = await loaded();
    tab.as(seller('s1'));
    tab.noteWork({ startSimulation: { simulation: { id: 'a' } } });
    const first = tab.customerOfTab();
    tab.noteWork({ resumeProposal: { proposal: { id: 'c' } } });
    expect(tab.workHeader()).toEqual({ 'x-work': ',c' });
    tab.nextCustomer();
    expect(tab.workHeader()).toEqual({ 'x-work': ',' });
    expect(tab.customerOfTab()).not.toBe(first);
  });

  test('is not visible to the next seller or to applicants', async () => {
    const tab = await loaded();
    tab.as(seller('s1'));
    tab.noteWork({ startSimulation: { simulation: { id: 'a' } } });
    tab.as(seller('s2'));
    expect(tab.workHeader()).toEqual({ 'x-work': 'none' });
    tab.as({ ...seller('s3'), role: 'APPLICANT' });
    tab.noteWork({ startSimulation: { simulation: { id: 'b' } } });
    expect([tab.workHeader(), tab.customerOfTab()]).toEqual([{}, '']);
  });

  test.each(['s2 c begun a b', '{"seller":"s1","customer":"c","isBegun":true}'])(
    'is reset if the storage contains %s',
    async (text) => {
      stored.set('prendarios-customer', text);
      const tab = await loaded();
      tab.as(seller('s1'));
      expect([tab.hasCustomer(), tab.workHeader()]).toEqual([false, { 'x-work': 'none' }]);
      expect(tab.customerOfTab()).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('works without storage until the next reload', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const tab = await loaded();
    tab.as(seller('s1'));
    tab.noteWork({ startSimulation: { simulation: { id: 'a' } } });
    expect(tab.workHeader()).toEqual({ 'x-work': 'a,' });
  });
});
