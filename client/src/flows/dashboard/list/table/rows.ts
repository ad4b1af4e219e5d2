import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatPesos, MISSING } from '@prendarios/rules/format';
import { modelText, vehicleName } from '@prendarios/rules/vehicleName';
import { conditionYear } from '@prendarios/rules/years';
import type { ProposalRowFragment } from '#generated/graphql.ts';
import { lacksAccount, stageTag } from '../../proposal/stageTag.ts';
import { WHO } from '../../proposal/who.ts';
import { stageAge, type StageAge } from '../../proposal/stageAge.ts';
import { LIST_TEXTS as TEXT } from '../texts.ts';
import { heldBy } from './heldBy.ts';

/** One proposal as the list shows it; missing values are already '-' (EN-07). */
export type Row = Readonly<{
  key: string;
  /** Null without an id: such a row opens nothing. */
  id: string | null;
  holder: string;
  document: string;
  /** Who follows it up; null where the bank does not say it, and once nobody must act. */
  heldBy: string | null;
  number: string;
  vehicle: string;
  /** Under it: its condition and year, unless they are its name, and the number of the proposal. */
  vehicleNote: readonly string[];
  /** Null where the bank does not say it. */
  amount: string | null;
  /** When the bank will probably pay; null where it does not say it. */
  payment: string | null;
  tag: ReturnType<typeof stageTag>;
  isVivere: boolean;
  note: readonly string[];
  /** The call that is due; null before its day and without one. */
  call: { text: string; isLate: boolean } | null;
  /** Null where the bank does not say it, and once nobody must act. */
  age: StageAge | null;
  created: string;
  /** The first part of the uuid, which tells proposals apart. */
  shortId: string;
  pointOfSale: string;
}>;

/** The number as it is in mails and documents. */
export const plainNumber = (number: number | null): string => (number === null ? MISSING : String(number));

/**
 * Under the stage's tag: a call that is due, a revocation, that it is closed, the phase if the tag says what is missing, the stage of Vivere (ST-11), and the party that must act or, with
 * its party, the document that was sent back and why.
 */
function noteOf(row: ProposalRowFragment, call: Row['call']): string[] {
  const { brand, displayName, stage, status, waitsFor, isRevocationOnHold, sentBackDocuments } = row;
  const [first, ...others] = sentBackDocuments;
  return [
    ...(call === null ? [] : [call.text]),
    ...(isRevocationOnHold ? [TEXT.revocation] : []),
    ...(lacksAccount(row) ? [displayName] : []),
    // Its stage says how it ended, in other words than the filter.
    ...(status === 'CLOSED' ? [TEXT.closed] : []),
    ...(brand === 'VIVERE' ? [stage] : []),
    ...(waitsFor === null ? [] : [first === undefined ? WHO[waitsFor] : TEXT.sentBack(first, others.length)]),
  ];
}

/** In two lines, so that a row is as high for a long name as for a short one. */
function vehicleOf({ vehicle, number }: ProposalRowFragment): Pick<Row, 'vehicle' | 'vehicleNote'> {
  const model = modelText(vehicle);
  if (model === '') return { vehicle: vehicleName(vehicle), vehicleNote: [plainNumber(number)] };
  return {
    vehicle: model,
    vehicleNote: [conditionYear(vehicle), plainNumber(number)],
  };
}

function dueCall(nextCallOn: string | null, today: string): Row['call'] {
  if (nextCallOn === null || nextCallOn > today) return null;
  const isLate = nextCallOn < today;
  return { text: isLate ? TEXT.call.late(formatDate(nextCallOn)) : TEXT.call.today, isLate };
}

export function rowOf(item: ProposalRowFragment, at: number, today: string): Row {
  const { id, waitsFor, stageStartedAt, stageTargetDays, expectedPaymentOn } = item;
  const call = dueCall(item.nextCallOn, today);
  return {
    key: id ?? `${at}`,
    id,
    holder: item.ownerName === null ? MISSING : nameCase(item.ownerName),
    document: item.maskedDocument ?? MISSING,
    heldBy: item.assignee === null || waitsFor === null ? null : heldBy(item.assignee),
    number: plainNumber(item.number),
    ...vehicleOf(item),
    amount: item.amount === null ? null : formatPesos(item.amount.amount),
    payment: expectedPaymentOn === null ? null : TEXT.payment(formatDate(expectedPaymentOn)),
    // The phase, by which the list is filtered, also in the Vivere flow.
    tag: stageTag({ ...item, stage: item.displayName }),
    isVivere: item.brand === 'VIVERE',
    note: noteOf(item, call),
    call,
    age:
      stageStartedAt === null || waitsFor === null ? null : stageAge(stageStartedAt, stageTargetDays, today),
    created: formatDate(item.createdAt),
    shortId: id?.split('-')[0] ?? MISSING,
    pointOfSale: item.pointOfSale === null ? MISSING : nameCase(item.pointOfSale.businessName),
  };
}
