import type { FilterChip } from '@prendarios/design-system/data/FilterChips';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate } from '@prendarios/rules/format';
import { SALE_SIDE, WHO } from '../../proposal/who.ts';
import { FILTER_KEYS, type FilterKey, type Filters, isOn, withoutFilter } from '../../address/filters.ts';
import { changedHref, type ListPlace } from '../../address/listAddress.ts';
import { LIST_TEXTS as TEXT } from '../texts.ts';

export type PointName = Readonly<{ code: string; businessName: string }>;

/** `documentLabel`: name of the returned document; `colleague`: name of the assignee; null if unknown. */
type Names = Readonly<{
  points: readonly PointName[];
  documentLabel: string | null;
  colleague: string | null;
}>;

/** Returns the text of a filter; null if it is off. */
function labelOf(
  filters: Filters,
  key: FilterKey,
  { points, documentLabel, colleague }: Names,
): string | null {
  const {
    search,
    waitsFor,
    pointOfSale,
    phase,
    phaseStatus,
    status,
    gender,
    from,
    to,
    signedFrom,
    paymentUntil,
    signedUntil,
    inscribedFrom,
    inscribedUntil,
    sentBackFrom,
    assignee,
    callUntil,
  } = filters;
  if (!isOn(filters, key)) return null;
  switch (key) {
    case 'search':
      return search && TEXT.chips.search(search);
    case 'waitsFor':
      return waitsFor && (waitsFor === 'SELLER' ? SALE_SIDE : WHO[waitsFor]);
    case 'late':
      return TEXT.views.late;
    case 'pointOfSale':
      return nameCase(points.find(({ code }) => code === pointOfSale)?.businessName ?? pointOfSale ?? '');
    case 'phase':
      return phase && TEXT.phases[phase];
    case 'phaseStatus':
      return phaseStatus && `${TEXT.fields.phaseStatus}: ${TEXT.phaseStatuses[phaseStatus]}`;
    case 'status':
      return status && TEXT.statuses[status];
    case 'gender':
      return gender && TEXT.genders[gender];
    case 'from':
      return TEXT.chips.from(formatDate(from));
    case 'to':
      return TEXT.chips.to(formatDate(to));
    case 'withoutCancelled':
      return TEXT.chips.withoutCancelled;
    case 'signedFrom':
      return TEXT.chips.signedFrom(formatDate(signedFrom));
    case 'paymentUntil':
      return TEXT.chips.paymentUntil(formatDate(paymentUntil));
    case 'paidHere':
      return TEXT.chips.paidHere;
    case 'signedUntil':
      return TEXT.chips.signedUntil(formatDate(signedUntil));
    case 'inscribedFrom':
      return TEXT.chips.inscribedFrom(formatDate(inscribedFrom));
    case 'inscribedUntil':
      return TEXT.chips.inscribedUntil(formatDate(inscribedUntil));
    case 'sentBackDocument':
      return documentLabel === null ? TEXT.chips.sentBackDocument : TEXT.chips.sentBack(documentLabel);
    case 'sentBackFrom':
      return TEXT.chips.sentBackFrom(formatDate(sentBackFrom));
    case 'assignee':
      return assignee && TEXT.chips.assignees[assignee];
    case 'colleague':
      return TEXT.chips.colleague(colleague);
    case 'callUntil':
      return TEXT.chips.callUntil(formatDate(callUntil));
  }
}

/** Returns one chip per active filter, in the order of the fields, except `shown`, which the tools already show. */
export function chipsOf(place: ListPlace, names: Names, shown: readonly string[] = []): FilterChip[] {
  return FILTER_KEYS.flatMap((key) => {
    const label = shown.includes(key) ? null : labelOf(place.filters, key, names);
    if (label === null) return [];
    return [{ key, label, removeHref: changedHref(place, { filters: withoutFilter(place.filters, key) }) }];
  });
}
