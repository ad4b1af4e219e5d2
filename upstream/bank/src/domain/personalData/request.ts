import { randomUUID } from 'node:crypto';
import { checkContact, normalizeContact } from '@prendarios/rules/contact';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { formatDate } from '@prendarios/rules/format';
import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { invalid } from '../../platform/http/errors.ts';
import { queueMessage, recipientOf } from '../../platform/messages/queue.ts';
import type { personalDataAnswer, personalDataBody } from '../api/personalData.ts';
import type { Bank } from '../bank.ts';
import { addBusinessDays } from '../loan/businessDays.ts';
import { addDays } from '../loan/dates.ts';
import {
  countRequestsOf,
  findSameRequest,
  insertRequest,
  lockRequestsOf,
  type PersonalDataRequest,
} from '../records/personalDataRequests.ts';
import { newReceiptNumber } from '../records/receiptNumber.ts';

/** Ley 25.326, art. 14: calendar days. */
const COPY_DAYS = 10;
/** Ley 25.326, art. 16: business days. */
const ERASURE_DAYS = 5;
const DAY_MS = 24 * 60 * 60_000;
/** See docs/security.md#messages-to-people. */
const MESSAGES_PER_DAY = 3;

const WHAT = { COPY: 'una copia de tus datos', ERASURE: 'que borremos tus datos' } as const;

async function queueReceipt(bank: Bank, { kind, number, contact, dueOn, createdAt }: PersonalDataRequest) {
  const now = bank.clock.now();
  const sentToday = await countRequestsOf(bank.sql, contact, new Date(now.getTime() - DAY_MS));
  if (sentToday > MESSAGES_PER_DAY) return;
  const { bankName, bankPhone } = bank.settings;
  const body =
    `${bankName}: el ${formatDate(createdAt.toISOString())} pediste ${WHAT[kind]}. Trámite ${number}. ` +
    `Te respondemos hasta el ${formatDate(dueOn)}; antes confirmamos que sos vos. Si no lo pediste vos, llamanos al ${bankPhone}.`;
  await queueMessage(bank, 'PERSONAL_DATA', recipientOf(contact), {
    subject: `Tu pedido sobre tus datos · ${bankName}`,
    body,
    proposalUuid: null,
  });
}

/**
 * Stores a request for a copy or the erasure of a person's data and returns its receipt
 * (docs/domain.md#requests-about-personal-data). It neither discloses nor deletes data, and the response depends only
 * on the request (docs/security.md#finding-people). Repeating an open request returns the same receipt, but with the
 * time and due date of the repeated request.
 * @throws {ApiError} 400 with a message per field.
 */
export async function requestPersonalData(
  bank: Bank,
  body: z.infer<typeof personalDataBody>,
): Promise<z.infer<typeof personalDataAnswer>> {
  const problems = { document: checkDni(body.document), contact: checkContact(body.contact) };
  const fields = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
  const { kind, gender } = body;
  const asked = {
    kind,
    document: normalizeDni(body.document),
    gender,
    contact: normalizeContact(body.contact),
  };
  await lockRequestsOf(bank.sql, asked.document);
  const known = await findSameRequest(bank.sql, asked);
  const day = today(bank.clock);
  const dueOn =
    kind === 'COPY'
      ? addDays(day, COPY_DAYS)
      : addBusinessDays(day, ERASURE_DAYS, bank.settings.nonBusinessDays);
  const row = known ?? {
    ...asked,
    id: randomUUID(),
    number: newReceiptNumber(),
    dueOn,
    createdAt: bank.clock.now(),
    answeredAt: null,
  };
  if (known === null) {
    await insertRequest(bank.sql, row);
    await queueReceipt(bank, row);
  }
  return { number: row.number, requestedAt: bank.clock.now().toISOString(), dueOn };
}
