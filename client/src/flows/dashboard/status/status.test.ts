import { expect, test } from 'vitest';
import { revocationState } from '#testing/samples/revocation.ts';
import { nextAction } from '../detail/nextAction.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { flowOf, phase, sampleProposal } from '#testing/samples/proposal.ts';
import { deadline, endedOffer, loanLine, statusAct } from './status.ts';

const TODAY = '2026-11-20';
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

const at = (
  name: DashboardProposal['phases'][number]['name'],
  step: DashboardProposal['phases'][number]['steps'][number]['name'],
  change: Partial<DashboardProposal> = {},
) =>
  sampleProposal({
    activePhase: { __typename: 'FlowPhase', name },
    phases: [phase(name, 'ACTIVE', `${step}:ACTIVE`)],
    flow: flowOf({ canBeResumed: true }),
    ...change,
  });
const deadlineOf = (proposal: DashboardProposal) =>
  plain(deadline(proposal, nextAction(proposal, 'APPLICANT'), TODAY));
const actOf = (proposal: DashboardProposal) => statusAct(proposal, nextAction(proposal, 'APPLICANT'));

test('summarizes amount, instalment and vehicle in one line', () => {
  const proposal = sampleProposal();
  expect(plain(loanLine(proposal))).toBe(
    '$ 20.000.000 · 48 cuotas, desde la segunda de $ 954.204,45 · Fiat Cronos Precision · 0KM 2026',
  );
  const uva = sampleProposal({ quote: { ...proposal.quote, mode: 'UVA' } });
  expect(plain(loanLine(uva))).toContain('$ 954.204,45 a la UVA de hoy');
  const only = { ...proposal.figures, secondInstallment: null };
  expect(plain(loanLine(sampleProposal({ figures: only })))).toContain('48 cuotas de $ 1.464.615,43');
});

test.each<[string, DashboardProposal, string | null]>([
  [
    'the last day of an offer that waits for the applicant',
    at('INSURANCE', 'SUMMARY', { offerValidUntil: '2026-11-24' }),
    'Tenés hasta el martes 24/11/2026.',
  ],
  ['nothing after that day', at('INSURANCE', 'SUMMARY', { offerValidUntil: '2026-11-19' }), null],
  [
    'the expected payment after the acceptance',
    at('SELLER', 'CONFIRMATION', { offerValidUntil: '2026-11-24', expectedPaymentOn: '2026-12-03' }),
    'El banco le paga al vendedor alrededor del jueves 03/12/2026.',
  ],
  [
    'the usual duration of the bank’s step',
    at('SELLER', 'DOCUMENT_REVIEW', { waitsFor: 'BANK' }),
    'Suele tardar 1 día hábil.',
  ],
  [
    'the day of the payment',
    sampleProposal({ status: 'CLOSED', revocation: { ...revocationState({}, '2026-11-24'), request: null } }),
    'Fecha del pago: martes 24/11/2026.',
  ],
  ['nothing if the bank reports no date', at('OWNER', 'ADDRESS'), null],
])('the deadline is %s', (_what, proposal, text) => {
  expect(deadlineOf(proposal)).toBe(text);
});

test('ends an offer after its last day unless it was accepted', () => {
  const ended = { offerValidUntil: '2026-11-19' };
  expect(endedOffer(at('INSURANCE', 'SUMMARY', ended), TODAY)).toBe('2026-11-19');
  expect(endedOffer(at('INSURANCE', 'SUMMARY', { offerValidUntil: '2026-11-20' }), TODAY)).toBeNull();
  expect(endedOffer(at('SELLER', 'CONFIRMATION', ended), TODAY)).toBeNull();
});

const { id } = sampleProposal();
test.each<[string, DashboardProposal, string | null, boolean]>([
  ['continues the due step', at('SELLER', 'CONFIRMATION', { resumeStep: 'END' }), 'Continuar', true],
  [
    'uploads returned documents again',
    at('DOCUMENTS_SENT_BACK', 'DOCUMENT', {
      documents: [
        {
          __typename: 'RequiredDocument',
          type: 'TITLE',
          label: 'Título',
          party: 'VEHICLE',
          isMandatory: true,
          status: 'SENT_BACK',
          observation: 'No se lee',
          files: [],
        },
      ],
    }),
    `/titular/resubir-documentacion/${id}`,
    false,
  ],
  ['continues the identity check', sampleProposal(), `/biometria?id=${id}`, false],
  [
    'reads the signed contract while others must act',
    at('PLEDGE_INSCRIPTION', 'INSCRIPTION', {
      waitsFor: 'REGISTRY',
      flow: flowOf({ isContractSigned: true, isPledgeAtRegistry: true }),
    }),
    `/biometria/fin-proceso?id=${id}`,
    false,
  ],
  [
    'starts again after a cancellation',
    sampleProposal({ status: 'CANCELLED_BY_BANK', waitsFor: null, flow: flowOf({ isCancelled: true }) }),
    '/titular/cotizacion/preferencia',
    false,
  ],
  ['waits for the bank', at('SELLER', 'DOCUMENT_REVIEW', { waitsFor: 'BANK' }), null, false],
])('a guest %s', (_what, proposal, target, resumes) => {
  const act = actOf(proposal);
  if (target === null) expect(act).toBeNull();
  else expect(act).toMatchObject(resumes ? { label: target, resumes } : { href: target, resumes });
});
