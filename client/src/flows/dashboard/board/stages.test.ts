import { describe, expect, it } from 'vitest';
import type { StageCountFragment } from '#generated/graphql.ts';
import { type Filters, NO_FILTERS, readFilters } from '../address/filters.ts';
import { FIRST_PLACE, type ListPlace } from '../address/listAddress.ts';
import { narrowsStages, stripStages as stripStagesAt } from './stages.ts';

const stage = (phase: StageCountFragment['phase'], count: number, isCapped = false): StageCountFragment => ({
  __typename: 'BoardStage',
  phase,
  status: phase === null ? 'CLOSED' : 'OPEN',
  count,
  isCapped,
  targetDays: null,
  olderThanTarget: null,
});
const STAGES = [stage('OWNER', 6), stage('SELLER', 10, true), stage(null, 58)];
const filtersOf = (href: string) => readFilters(new URL(href, 'https://bank.example')).filters;

const stripStages = (stages: readonly StageCountFragment[], filters: Filters) =>
  stripStagesAt(stages, { ...FIRST_PLACE, filters });

describe('the stage strip [RT-38]', () => {
  it('shows counts relative to the largest and marks capped ones', () => {
    const strip = stripStages(STAGES, NO_FILTERS);
    expect(strip.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Datos 6',
      'Vendedor y documentos 10+',
      'Inscripta 58',
    ]);
    expect(strip.map(({ share }) => share)).toEqual([6 / 58, 10 / 58, 1]);
    expect(stripStages([stage('OWNER', 0)], NO_FILTERS)[0]?.share).toBe(0);
  });

  it('links to the list with that stage and the other filters', () => {
    const filters = {
      ...NO_FILTERS,
      pointOfSale: '01010',
      gender: 'FEMALE',
      phaseStatus: 'PENDING',
    } as const;
    const [owner, , inscribed] = stripStages(STAGES, filters);
    const own = { ...NO_FILTERS, pointOfSale: '01010', gender: 'FEMALE' };
    expect(filtersOf(owner?.href ?? '')).toEqual({ ...own, phase: 'OWNER', status: 'OPEN' });
    expect(filtersOf(inscribed?.href ?? '')).toEqual({ ...own, status: 'CLOSED' });
  });

  it('removes the stage filter through the selected stage’s link', () => {
    const strip = stripStages(STAGES, { ...NO_FILTERS, phase: 'SELLER', status: 'OPEN' });
    expect(strip.map(({ chosen }) => chosen)).toEqual([false, true, false]);
    expect(filtersOf(strip[1]?.href ?? '')).toEqual(NO_FILTERS);
  });

  it('keeps the order if it applies to the stage', () => {
    const sortOf = (sort: ListPlace['sort'], at: number) =>
      new URL(
        stripStagesAt(STAGES, { ...FIRST_PLACE, sort })[at]?.href ?? '',
        'https://bank.example',
      ).searchParams.get('orden');
    expect(sortOf('LONGEST_IN_STAGE', 0)).toBe('demoradas');
    expect(sortOf('LONGEST_IN_STAGE', 2)).toBeNull();
    expect(sortOf('NAME', 2)).toBe('nombre');
  });

  it('shows no count until it has loaded', () => {
    expect(stripStagesAt([{ ...stage('OWNER', 6), count: null }], FIRST_PLACE)[0]).toMatchObject({
      count: '…',
      share: 0,
    });
  });

  it('applies filters other than the stage and the point of sale', () => {
    const ofBoard = { ...NO_FILTERS, pointOfSale: '01010', phase: 'SELLER', status: 'OPEN' } as const;
    expect(narrowsStages(ofBoard)).toBe(false);
    expect(narrowsStages({ ...ofBoard, assignee: 'VIEWER' })).toBe(true);
  });

  it('highlights no stage for another part of the same phase', () => {
    const strip = stripStages(STAGES, {
      ...NO_FILTERS,
      phase: 'SELLER',
      status: 'OPEN',
      phaseStatus: 'FINALIZED',
    });
    expect(strip.some(({ chosen }) => chosen)).toBe(false);
  });
});
