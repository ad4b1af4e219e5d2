import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expectThat, type Kit, NotRun } from '../kit.ts';
import { simulationOf } from './offer.ts';

/** Checks that a write with a key is applied once even if a crash of the bank lost its answer. */
export async function crash(kit: Kit): Promise<void> {
  await kit.check('setSimulation', 'returns the first response for a key used before a crash', async () => {
    if (kit.helpers.restart === undefined) throw new NotRun('needs --restart');
    const request = {
      body: simulationOf(kit, kit.applicant()),
      headers: { 'idempotency-key': randomUUID() },
    };
    const first = await kit.ask('setSimulation', request);
    await kit.helpers.restart();
    expectThat(
      isDeepStrictEqual(await kit.ask('setSimulation', request), first),
      'the answer is another one',
    );
  });
  await kit.check('setSimulation', 'takes effect once when the bank crashes during the write', async () => {
    if (kit.helpers.restart === undefined) throw new NotRun('needs --restart');
    const request = {
      body: simulationOf(kit, kit.applicant()),
      headers: { 'idempotency-key': randomUUID() },
    };
    const lost = kit.call('setSimulation', request).catch(() => null);
    await kit.helpers.restart();
    const first = await lost;
    const again = await kit.ask('setSimulation', request);
    expectThat(first?.status !== 200 || isDeepStrictEqual(again, first.body), 'it was made twice');
  });
}
