import { describe, expect, test } from 'vitest';
import { flowOf, phase, sampleProposal } from '#testing/samples/proposal.ts';
import { timelineItems } from './timeline.ts';

const states = (change: Parameters<typeof sampleProposal>[0]) =>
  timelineItems(sampleProposal(change)).map(
    ({ title, state }) => `${typeof title === 'string' ? title : ''} ${state}`,
  );

describe('[RT-39] the timeline', () => {
  test('shows each phase as done, active or upcoming [ST-01]', () => {
    expect(states({})).toEqual([
      'OWNER done',
      'INSURANCE done',
      'SELLER done',
      'IDENTITY_AND_CONTRACT current',
      'PLEDGE_REGISTRATION todo',
      'PLEDGE_INSCRIPTION todo',
    ]);
  });

  test('labels the steps, and hides those of upcoming phases', () => {
    const [owner, , , biometry, registry] = timelineItems(sampleProposal());
    expect(owner?.steps?.map(({ title }) => title)).toEqual(['Domicilio', 'Validación del celular']);
    expect(biometry?.steps?.map(({ state }) => state)).toEqual(['current', 'todo']);
    expect(registry?.steps).toEqual([]);
  });

  test('shows when each step was completed and dates each phase by its last step', () => {
    const done = phase('OWNER', 'FINALIZED', 'ADDRESS:FINALIZED', 'PHONE_VALIDATION:FINALIZED');
    const at = ['2026-11-18T13:20:00.000Z', '2026-11-19T12:12:00.000Z'];
    const steps = done.steps.map((step, index) => ({ ...step, finishedAt: at[index] ?? null }));
    const [owner] = timelineItems(sampleProposal({ phases: [{ ...done, steps }] }));
    expect(owner?.date).toBe('19/11/2026');
    expect(owner?.steps?.map(({ date }) => date)).toEqual(['18/11/2026 10:20', '19/11/2026 09:12']);
    expect(timelineItems(sampleProposal())[0]?.date).toBeUndefined();
  });

  test('shows the data of a seller who only has the link as missing, even after the phase has ended', () => {
    const seller = { __typename: 'Seller', pointOfSaleCode: null, hasValidData: false } as const;
    const steps = (change: Parameters<typeof sampleProposal>[0]) => {
      const item = timelineItems(sampleProposal(change)).find(({ title }) => title === 'SELLER');
      return [item?.state, item?.steps?.[0]?.state];
    };
    const phases = [phase('SELLER', 'ACTIVE', 'SELLER_DATA:FINALIZED', 'DOCUMENT_UPLOAD:ACTIVE')];
    expect(steps({ phases, seller })).toEqual(['current', 'current']);
    expect(steps({ seller })).toEqual(['current', 'current']);
    expect(steps({ seller: { ...seller, hasValidData: true } })).toEqual(['done', 'done']);
  });

  test('stops all other phases while documents are sent back and shows each document as a step [ST-07]', () => {
    const documents = [{ type: 'DNI_FRONT', label: 'DNI del titular, frente' }];
    const reload = phase('DOCUMENTS_SENT_BACK', 'ACTIVE', 'DOCUMENT:ACTIVE');
    const [blocked] = timelineItems({
      ...sampleProposal(),
      documents,
      phases: [{ ...reload, steps: reload.steps.map((step) => ({ ...step, documentType: 'DNI_FRONT' })) }],
    });
    expect(blocked?.state).toBe('blocked');
    expect(blocked?.steps?.[0]?.title).toBe('DNI del titular, frente');
  });

  test('stops at the phase in which the proposal was cancelled [ST-04]', () => {
    const items = timelineItems(
      sampleProposal({ flow: flowOf({ isCancelled: true }), status: 'CANCELLED_BY_APPLICANT' }),
    );
    expect(items.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'blocked', 'todo', 'todo']);
    expect(items[3]?.detail).toMatch(/se canceló/);
  });

  test('shows everything as done in a closed flow, although its last phase stays active [ST-06]', () => {
    expect(
      states({
        status: 'CLOSED',
        phases: [phase('PLEDGE_INSCRIPTION', 'ACTIVE', 'INSCRIPTION:FINALIZED')],
      }),
    ).toEqual(['PLEDGE_INSCRIPTION done']);
  });

  test('shows the gestor’s phase as active in parallel with another one [ST-02]', () => {
    const items = timelineItems(
      sampleProposal({
        phases: [phase('CONCIERGE', 'ACTIVE', 'CONCIERGE_CALL:ACTIVE'), phase('OWNER', 'ACTIVE')],
      }),
    );
    expect(items[0]?.detail).toMatch(/en paralelo/);
    expect(items[1]?.detail).toBeUndefined();
  });

  test("shows an unknown step without exposing the bank's name for it", () => {
    const phases = [phase('OWNER', 'ACTIVE', 'UNKNOWN:ACTIVE')];
    expect(timelineItems(sampleProposal({ phases }))[0]?.steps?.[0]?.title).toBe('Otro paso');
  });
});
