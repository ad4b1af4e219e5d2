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
  /** Null without an id, in which case the row is not a link. */
  id: string | null;
  holder: string;
  document: string;
  /** Who follows it up; null if the bank does not state it or nobody has to act any more. */
  heldBy: string | null;
  number: string;
  vehicle: string;
  /** Shown below the vehicle: condition and year, unless they are its name, and the proposal's number. */
  vehicleNote: readonly string[];
  /** Null if the bank does not state it. */
  amount: string | null;
  /** When the bank expects to pay; null if it does not state it. */
  payment: string | null;
  tag: ReturnType<typeof stageTag>;
  isVivere: boolean;
  note: readonly string[];
  /** The call that is due; null if there is none or its date is in the future. */
  call: { text: string; isLate: boolean } | null;
  /** Null if the bank does not state it or nobody has to act any more. */
  age: StageAge | null;
  created: string;
  /** The first part of the UUID, which is enough to tell proposals apart. */
  shortId: string;
  pointOfSale: string;
}>;

/** Formats the number as in mails and documents. */
export const plainNumber = (number: number | null): string => (number === null ? MISSING : String(number));

/**
 * Returns the lines below the stage's tag: a call that is due, a revocation, closure, the phase if the tag says what is
 * missing, the Vivere stage (ST-11), and the party that must act or, with its party, the document sent back and why.
 */
function noteOf(row: ProposalRowFragment, call: Row['call']): string[] {
  const { brand, displayName, stage, status, waitsFor, isRevocationOnHold, sentBackDocuments } = row;
  const [first, ...others] = sentBackDocuments;
  return [
    ...(call === null ? [] : [call.text]),
    ...(isRevocationOnHold ? [TEXT.revocation] : []),
    ...(lacksAccount(row) ? [displayName] : []),
    // The stage of a closed proposal says how it ended, in other words than the filter.
    ...(status === 'CLOSED' ? [TEXT.closed] : []),
    ...(brand === 'VIVERE' ? [stage] : []),
    ...(waitsFor === null ? [] : [first === undefined ? WHO[waitsFor] : TEXT.sentBack(first, others.length)]),
  ];
}

/** Uses two lines, so that row height does not depend on the length of the name. */
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
    // The tag is the phase, which the list filters by, even in the Vivere flow.
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
