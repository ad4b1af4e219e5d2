import { FORM_MESSAGES } from '@prendarios/rules/forms/messages';
import * as RULE_MESSAGES from '@prendarios/rules/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showPagesFor } from '#shared/session/sessionStore.ts';
import { ACCOUNT_TEXTS } from '#shared/loan/paymentAccount/texts.ts';
import { CALENDAR_TEXTS, COST_TEXTS } from '#shared/loan/texts.ts';
import { PHONE_CODE_TEXTS } from '#shared/loan/phoneCode/texts.ts';
import { SELLER_TEXTS } from '#shared/loan/seller/texts.ts';
import { EMPTY_CHOICE } from '#shared/loan/quote/choice.ts';
import { HOLDER_STEPS } from './flow/flow.ts';
import { entryOf } from './parts/entry/entry.ts';
import { ENTRY_TEXTS } from './parts/entry/texts.ts';
import { INCOME_TEXTS } from './parts/income/texts.ts';
import { OPEN_PROPOSAL_TEXTS } from './parts/open-proposal/texts.ts';
import { SCANNER_TEXTS } from '#shared/loan/dniScan/scannerTexts.ts';
import { SCAN_TEXTS } from '#shared/loan/dniScan/texts.ts';
import { CO_OWNER_WORDS, PERSON_TEXTS } from './parts/person/texts.ts';
import { SIDE_COSTS_TEXTS } from './parts/side-costs/texts.ts';
import { STAFF_TEXTS } from './parts/staff/texts.ts';
import { VEHICLE_TEXTS } from './parts/vehicle/texts.ts';
import { headingsOf, progressOf } from './flow/stepVoice.ts';
import { ADDITIONAL_DATA_TEXTS } from './steps/additional-data/texts.ts';
import { CO_OWNER_ADDITIONAL_TEXTS } from './steps/co-owner-additional-data/texts.ts';
import { CO_OWNER_TEXTS } from './steps/co-owner/texts.ts';
import { END_TEXTS } from './steps/end/texts.ts';
import { INSURANCE_TEXTS } from './steps/insurance/texts.ts';
import { PERSONAL_DATA_TEXTS } from './steps/personal-data/texts.ts';
import { PHONE_TEXTS } from './steps/phone-validation/texts.ts';
import { PREFERENCE_TEXTS } from './steps/preference/texts.ts';
import { COMPARISON_TEXTS, headlineOf, verdictOf } from './steps/quoter/comparisonTexts.ts';
import { refusalOf, REFUSAL_TEXTS } from './steps/quoter/refusal.ts';
import { QUOTER_TEXTS } from './steps/quoter/texts.ts';
import { INVITE_TEXTS } from '#shared/loan/seller/inviteTexts.ts';
import { CONTACT_TEXTS } from './parts/contact/texts.ts';
import { SELLER_DOCUMENTS_TEXTS } from './steps/seller-documents/texts.ts';
import { START_TEXTS } from './steps/start/texts.ts';
import { SUMMARY_TEXTS } from './steps/summary/texts.ts';
import { VEHICLE_DOCUMENTS_TEXTS } from './steps/vehicle-documents/texts.ts';
import { HOLDER_TEXTS } from './flow/texts.ts';

const seller = { kind: 'user', userId: 's', firstName: '', lastName: '', role: 'SELLER' } as const;
beforeAll(() => showPagesFor(seller));
afterAll(() => showPagesFor({ kind: 'guest' }));

const REASONS = ['INCOME', 'RECORDS', 'AGE', 'VEHICLE', null] as const;
const MODALS = [
  'CONTINUE_OR_RESTART',
  'OTHER_POINT_OF_SALE',
  'IDENTITY_CHECK_IN_PROGRESS',
  'IDENTITY_CHECK_DONE',
  'CONCIERGE_HELPS',
] as const;
const comparison = {
  fixed: [],
  uva: [],
  crossing: 12,
  fixedToday: 100,
  uvaToday: 5_000,
} as unknown as Parameters<typeof verdictOf>[0];

/** Form messages. Servers send everybody the same ones; the omitted ones belong to the applicant's own forms. */
const { consents: _c, identityCheck: _i, contract: _k, ...formMessages } = FORM_MESSAGES;
const { CONTACT_MESSAGES: _o, CODE_MESSAGES: _d, ...ruleMessages } = RULE_MESSAGES;

/**
 * Returns every text of the flow that a seller can read, by location. A function, because the wording follows the
 * session.
 */
const texts = () => ({
  HOLDER_TEXTS,
  PERSON_TEXTS,
  CO_OWNER_WORDS,
  SCAN_TEXTS,
  SCANNER_TEXTS,
  VEHICLE_TEXTS,
  OPEN_PROPOSAL_TEXTS,
  STAFF_TEXTS,
  ADDITIONAL_DATA_TEXTS,
  CO_OWNER_ADDITIONAL_TEXTS,
  CO_OWNER_TEXTS,
  END_TEXTS,
  INCOME_TEXTS,
  INSURANCE_TEXTS,
  PERSONAL_DATA_TEXTS,
  PREFERENCE_TEXTS,
  COMPARISON_TEXTS,
  QUOTER_TEXTS,
  REFUSAL_TEXTS,
  CONTACT_TEXTS,
  INVITE_TEXTS,
  SELLER_DOCUMENTS_TEXTS,
  SIDE_COSTS_TEXTS,
  START_TEXTS,
  SUMMARY_TEXTS,
  VEHICLE_DOCUMENTS_TEXTS,
  ACCOUNT_TEXTS,
  CALENDAR_TEXTS,
  COST_TEXTS,
  PHONE_CODE_TEXTS,
  SELLER_TEXTS,
  // Customers read these on their own phone, so the texts address them.
  PHONE_TEXTS: { ...PHONE_TEXTS, consents: '', consentsText: '', byLink: '' },
  formMessages,
  ruleMessages,
  refusals: REASONS.map((reason) => refusalOf(reason, { canAddPerson: true, leastInstallment: null }).why),
  again: REASONS.map((reason) => refusalOf(reason, { canAddPerson: true, leastInstallment: null }).again),
  entries: MODALS.map((code) => [entryOf(code)?.title, entryOf(code)?.text]),
  entryActions: ENTRY_TEXTS.actions,
  verdict: verdictOf(comparison, 2),
  headline: headlineOf({ ...comparison, crossing: 0 }),
  headings: HOLDER_STEPS.map(({ id }) => {
    const { title, heading = '', subtitle = '' } = headingsOf(id);
    return [title, heading, subtitle];
  }),
  progress: HOLDER_STEPS.map(
    ({ id }) =>
      progressOf(id, {
        audience: 'user',
        choice: EMPTY_CHOICE,
        coOwnerEnabled: true,
        simulation: null,
        proposal: null,
      })?.titles ?? [],
  ),
});

/** Calls functions with 1 for every argument; only the words matter. */
function wordsIn(value: unknown, at: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return wordsIn((value as (...args: unknown[]) => unknown)(1, 1, 1, 1), at);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, `${at}.${key}`));
}

/** Words about the seller's own things. */
const OWN = /\b(tus? (clientes?|panel|sesión|conexión|cámara)|a tu cliente)\b/giu;
/** Second person, and acts and statements that only the applicant makes. */
const APPLICANT =
  /(?<!\p{L})(vos|tus?|tuy[oa]s?|te|mis?|yo|pedís|pedí tu|pediste|pagás|tenés que haber|financiás|debés|recibís|ponés|vivís|dedicás|trabajás|vende[sn]? a vos|cumplas|firmás|querías|acepto|leí|quiero|vas a pagar|te vende|prestarte|tuyo)(?!\p{L})/iu;
/** Sellers speak about the customer or their own part. */
const ALLOWED = new Set([
  'Mi cliente acepta: continuar',
  'Al continuar, dejás constancia de que le mostraste este resumen a tu cliente, de que los datos son correctos y de que tu cliente acepta las condiciones del préstamo. Todavía no firma el contrato.',
  'Todavía no tenés un punto de venta asignado: lo que cargues no queda en ninguno. Pedí que te asignen uno.',
  'El consentimiento es de tu cliente: no lo podés dar vos ni hace falta que te diga el código.',
  'Cargar los datos yo',
  // Only guests and applicants reach it.
  'Si te atiende una, buscala por nombre o ciudad.',
  'Seguir mi solicitud',
  'Seguí donde dejaste con tu DNI y un código por SMS.',
]);

describe('[SH-16] texts for a seller', () => {
  test.each(Object.keys(texts()))('of %s never address the applicant', (name) => {
    const said = wordsIn(Reflect.get(texts(), name), name);
    expect(said.length).toBeGreaterThan(0);
    const wrong = said.filter(
      ([, words]) => !ALLOWED.has(words) && APPLICANT.test(words.replaceAll(OWN, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('leave the applicant’s own texts unchanged', () => {
    showPagesFor({ kind: 'guest' });
    expect([PREFERENCE_TEXTS.occupation, QUOTER_TEXTS.summary.financed, headingsOf('start').heading]).toEqual(
      ['Situación laboral', 'Financiás', 'Pedí tu préstamo'],
    );
    showPagesFor(seller);
    expect([PREFERENCE_TEXTS.occupation, QUOTER_TEXTS.summary.financed, headingsOf('start').heading]).toEqual(
      ['Situación laboral de tu cliente', 'Financia', 'Cargá un préstamo para tu cliente'],
    );
  });
});
