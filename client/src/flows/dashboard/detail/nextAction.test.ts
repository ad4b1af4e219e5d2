import { describe, expect, test } from 'vitest';
import type { FlowStepName } from '#generated/graphql.ts';
import { revocationState } from '#testing/samples/revocation.ts';
import { flowOf, phase, sampleProposal } from '#testing/samples/proposal.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { isMine, nextAction, positionOf } from './nextAction.ts';
import { WAITING } from './nextTexts.ts';

type PhaseName = DashboardProposal['phases'][number]['name'];

function at(name: PhaseName, step: FlowStepName, change: Partial<DashboardProposal> = {}): DashboardProposal {
  return sampleProposal({
    activePhase: { __typename: 'FlowPhase', name },
    phases: [phase(name, 'ACTIVE', `${step}:ACTIVE`)],
    flow: flowOf({ isBiometryInProgress: name === 'IDENTITY_AND_CONTRACT' }),
    ...change,
  });
}

const sentBack = (
  party: 'OWNER' | 'SELLER' | 'VEHICLE',
  label: string,
): DashboardProposal['documents'][number] => ({
  __typename: 'RequiredDocument',
  type: label,
  label,
  party,
  isMandatory: true,
  status: 'SENT_BACK',
  observation: 'No se lee',
  files: [],
});

describe('a confirmed revocation', () => {
  test.each([
    ['OPEN', null, /^El cotitular pidió .* no se paga/],
    ['CLOSED', '2026-11-24', /^El cotitular pidió .* se comunica con los titulares/],
  ] as const)('is the next action of a proposal that is %s', (status, paidOn, text) => {
    const revocation = revocationState({ by: 'CO_OWNER' }, paidOn);
    const action = nextAction(at('PLEDGE_REGISTRATION', 'PRESENTATION', { status, revocation }), 'ADMIN');
    expect(action).toMatchObject({
      kind: 'theirs',
      who: 'Lo tiene el banco',
      title: 'Hay un pedido de revocación',
    });
    expect(action.text).toMatch(text);
  });

  test('is no longer the next action once the bank has resolved it', () => {
    const revocation = revocationState({ isOnHold: false });
    const { title } = nextAction(at('PLEDGE_REGISTRATION', 'PRESENTATION', { revocation }), 'ADMIN');
    expect(title).toBe(WAITING.PRESENTATION?.title);
  });
});

describe('[RT-39] the party that must act', () => {
  test.each([
    ['OWNER', 'ADDRESS'],
    ['OWNER', 'CO_OWNER_ADDRESS'],
    ['OWNER', 'PHONE_VALIDATION'],
    ['OWNER', 'CO_OWNER_ACCEPTANCE'],
    ['INSURANCE', 'INSURANCE_CHOICE'],
    ['INSURANCE', 'SUMMARY'],
    ['SELLER', 'SELLER_DATA'],
    ['SELLER', 'DOCUMENT_UPLOAD'],
    ['SELLER', 'DOCUMENT_REVIEW'],
    ['SELLER', 'CONFIRMATION'],
    ['IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE'],
    ['IDENTITY_AND_CONTRACT', 'ACCOUNT_CHOICE'],
    ['PLEDGE_REGISTRATION', 'PRESENTATION'],
    ['PLEDGE_INSCRIPTION', 'INSCRIPTION'],
  ] as const)('has its own text for %s, %s', (name, step) => {
    const { title } = nextAction(at(name, step), 'APPLICANT');
    expect(title).toBe(WAITING[step]?.title);
    expect(title).not.toMatch(/sigue su curso/);
  });

  const coOwner = (step: 'IDENTITY' | 'WAITING_FOR_CONTRACT') =>
    ({ __typename: 'CoOwnerPart', step, isIdentityToReview: false }) as const;
  const seller = { __typename: 'Seller', pointOfSaleCode: null, hasValidData: false } as const;
  test.each([
    [{}, 'Te toca a vos', 'Falta firmar el contrato'],
    [{ coOwnerPart: coOwner('WAITING_FOR_CONTRACT') }, 'Te toca a vos', 'Falta firmar el contrato'],
    [{ coOwnerPart: coOwner('IDENTITY') }, 'Le toca al cotitular', /^Falta que el cotitular valide/],
    [{ seller }, 'Le toca al vendedor del vehículo', 'Faltan los datos del vendedor del vehículo'],
  ])('is the one the contract waits for once the identity is validated: %j', (change, who, title) => {
    const biometry = { __typename: 'Biometry' as const, isValidated: true, toReview: [] };
    const proposal = at('IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE', { biometry, ...change });
    const next = nextAction(proposal, 'APPLICANT');
    expect(next.who).toBe(who);
    expect(next.title).toMatch(title);
    expect(nextAction(proposal, 'SELLER').kind).toBe('theirs');
  });

  test.each(['CLOSED', 'CANCELLED_BY_BANK', 'CANCELLED_BY_APPLICANT'] as const)(
    'is nobody when the proposal is %s',
    (status) => {
      const ended = at('OWNER', 'ADDRESS', { status, waitsFor: null });
      expect(positionOf(ended)).toBeNull();
      expect(nextAction(ended, 'APPLICANT')).toMatchObject({ kind: 'ended', who: null, action: null });
    },
  );

  test.each([
    ['OWNER', 'APPLICANT', /^La cancelaste vos el 20\/11\/2026 a las 09:40\. No se cobró nada\./],
    ['OWNER', 'SELLER', /^La canceló el titular el /],
    ['POINT_OF_SALE', 'SELLER', /^La canceló el punto de venta el /],
    ['POINT_OF_SALE', 'APPLICANT', /^La canceló el punto de venta el /],
  ] as const)('is nobody after %s has cancelled it, and the %s sees when', (by, role, text) => {
    const cancellation = { __typename: 'Cancellation', by, cancelledAt: '2026-11-20T12:40:00Z' } as const;
    const change = { status: 'CANCELLED_BY_APPLICANT', waitsFor: null, cancellation } as const;
    expect(nextAction(at('OWNER', 'ADDRESS', change), role).text).toMatch(text);
  });

  test.each([
    ['OWNER', 'APPLICANT', true],
    ['OWNER', 'SELLER', false],
    ['CO_OWNER', 'APPLICANT', false],
    ['SELLER', 'SELLER', true],
    ['SELLER', 'APPLICANT', false],
    ['BANK', 'ADMIN', false],
    ['REGISTRY', 'SELLER', false],
    ['POINT_OF_SALE', 'SELLER', true],
    ['POINT_OF_SALE', 'APPLICANT', false],
  ] as const)('is %s, so a user who is %s must act: %s', (actor, role, mine) => {
    expect(isMine(actor, role)).toBe(mine);
  });
});

describe('[RT-39] the next action', () => {
  test('resumes where the holder stopped [SH-12]', () => {
    const proposal = at('INSURANCE', 'INSURANCE_CHOICE', {
      flow: flowOf({ canBeResumed: true }),
      resumeStep: 'INSURANCE',
    });
    expect(nextAction(proposal, 'APPLICANT')).toMatchObject({
      kind: 'mine',
      who: 'Te toca a vos',
      title: 'Falta elegir el seguro',
      action: { label: 'Continuar', href: '/usuario/titular/seguro', resumes: true },
    });
  });

  test('belongs to the applicant in the seller phase without a point of sale, unless the seller has a link', () => {
    const own = (change: Partial<DashboardProposal> = {}) =>
      nextAction(
        at('SELLER', 'DOCUMENT_UPLOAD', {
          flow: flowOf({ canBeResumed: true }),
          resumeStep: 'VEHICLE_DOCUMENTS',
          waitsFor: 'SELLER',
          pointOfSale: null,
          ...change,
        }),
        'APPLICANT',
      ).who;
    expect(own()).toBe('Te toca a vos');
    const seller = { __typename: 'Seller', pointOfSaleCode: null, hasValidData: false } as const;
    expect(own({ seller })).toBe('Le toca al vendedor del vehículo');
    expect(own({ pointOfSale: sampleProposal().pointOfSale })).toBe('Le toca al vendedor del vehículo');
  });

  test("links to the vehicle's documents in the seller phase [SH-12]", () => {
    const proposal = at('SELLER', 'SELLER_DATA', {
      flow: flowOf({ canBeResumed: true }),
      resumeStep: 'VEHICLE_DOCUMENTS',
      waitsFor: 'SELLER',
    });
    expect(nextAction(proposal, 'SELLER')).toMatchObject({
      kind: 'mine',
      who: 'Le toca al vendedor del vehículo',
      action: { href: '/usuario/titular/documentacion-vehiculo' },
    });
  });

  test.each(['APPLICANT', 'SELLER'] as const)(
    'has no link for a user who is %s while the bank reviews',
    (role) => {
      const proposal = at('SELLER', 'DOCUMENT_REVIEW', {
        flow: flowOf({ canBeResumed: true }),
        resumeStep: 'VEHICLE_DOCUMENTS',
        waitsFor: 'BANK',
      });
      expect(nextAction(proposal, role)).toMatchObject({ who: 'Lo tiene el banco', action: null });
    },
  );

  test('belongs to the seller for every role if the seller only has the link', () => {
    const seller = { __typename: 'Seller', pointOfSaleCode: null, hasValidData: false } as const;
    const waiting = at('SELLER', 'DOCUMENT_UPLOAD', { waitsFor: 'SELLER', seller });
    for (const role of ['APPLICANT', 'SELLER', 'ADMIN'] as const) {
      expect(nextAction(waiting, role)).toMatchObject({
        kind: 'theirs',
        who: 'Le toca al vendedor del vehículo',
        title: 'Faltan documentos',
        text: expect.stringMatching(/[Tt]iene su enlace y todavía no confirmó sus datos/),
      });
    }
    expect(
      nextAction(at('IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE', { seller }), 'APPLICANT'),
    ).toMatchObject({
      kind: 'mine',
      text: expect.stringContaining('También faltan los datos del vendedor del vehículo'),
    });
    const given = { ...waiting, seller: { ...seller, hasValidData: true } };
    expect(nextAction(given, 'SELLER')).toMatchObject({ kind: 'mine', title: 'Faltan documentos' });
  });

  test('links to the identity check, for the holder only [SH-13]', () => {
    const proposal = at('IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE', {
      flow: flowOf({ canBeResumed: true, isBiometryInProgress: true }),
      resumeStep: null,
    });
    expect(nextAction(proposal, 'APPLICANT')).toMatchObject({
      kind: 'mine',
      action: { href: `/biometria?id=${proposal.id}`, resumes: false },
    });
    expect(nextAction({ ...proposal, brand: 'VIVERE' }, 'APPLICANT').action?.href).toMatch(
      /^\/vivere\/biometria/,
    );
    expect(nextAction(proposal, 'SELLER')).toMatchObject({ kind: 'theirs', action: null });
  });

  test('names the documents sent back and links to their page [ST-07]', () => {
    const proposal = at('DOCUMENTS_SENT_BACK', 'DOCUMENT', { documents: [sentBack('OWNER', 'DNI, frente')] });
    const next = nextAction(proposal, 'APPLICANT');
    expect(next.title).toBe('Hay un documento para volver a subir');
    expect(next.text).toMatch(/^DNI, frente\./);
    expect(next.action?.href).toMatch(/resubir-documentacion$/);
  });

  test('belongs to the point of sale when a pledge is sent back, without an upload for the applicant [RT-40]', () => {
    const pledge = { ...sentBack('VEHICLE', 'Prenda inscripta'), type: 'INSCRIBED_PLEDGE' };
    const proposal = at('DOCUMENTS_SENT_BACK', 'DOCUMENT', {
      waitsFor: 'POINT_OF_SALE',
      documents: [pledge],
    });
    expect(nextAction(proposal, 'SELLER').action?.href).toMatch(/resubir-documentacion$/);
    expect(nextAction(proposal, 'APPLICANT')).toMatchObject({
      kind: 'theirs',
      who: 'Le toca al punto de venta',
      text: 'La prenda inscripta no sirve así. La vuelve a subir el punto de venta.',
      action: null,
    });
  });

  test('links to the pledge while the registry has it [ST-06]', () => {
    const next = nextAction(at('PLEDGE_INSCRIPTION', 'INSCRIPTION', { waitsFor: 'REGISTRY' }), 'APPLICANT');
    expect(next).toMatchObject({ kind: 'theirs', who: 'Lo tiene el registro' });
    expect(next.action?.href).toMatch(/prenda$/);
  });

  test('is an upload by the point of sale once the registry has returned the pledge, then the bank’s check [RT-40]', () => {
    const given = (waitsFor: 'POINT_OF_SALE' | 'BANK') =>
      at('PLEDGE_INSCRIPTION', 'INSCRIPTION', { waitsFor });
    expect(nextAction(given('POINT_OF_SALE'), 'SELLER')).toMatchObject({
      kind: 'mine',
      title: 'Falta subir la prenda inscripta',
      action: { label: 'Subir la prenda' },
    });
    expect(nextAction(given('POINT_OF_SALE'), 'APPLICANT')).toMatchObject({
      kind: 'theirs',
      who: 'Le toca al punto de venta',
    });
    expect(nextAction(given('BANK'), 'SELLER')).toMatchObject({
      who: 'Lo tiene el banco',
      title: 'El banco revisa la prenda inscripta',
    });
  });

  test('links to the pledge documents once the registry has closed the proposal [ST-06]', () => {
    const closed = at('PLEDGE_INSCRIPTION', 'INSCRIPTION', {
      status: 'CLOSED',
      waitsFor: null,
      flow: flowOf({ isPledgeAtRegistry: true }),
    });
    expect(nextAction(closed, 'APPLICANT')).toMatchObject({
      kind: 'ended',
      action: { label: 'Ver la prenda' },
    });
  });

  test('has no link for an admin, who has read-only access [SH-16]', () => {
    const open = at('INSURANCE', 'INSURANCE_CHOICE', {
      flow: flowOf({ canBeResumed: true }),
      resumeStep: 'INSURANCE',
    });
    expect(nextAction(open, 'ADMIN')).toMatchObject({ kind: 'theirs', action: null });
    expect(nextAction(at('DOCUMENTS_SENT_BACK', 'DOCUMENT'), 'ADMIN').action).toBeNull();
  });

  test('has a generic text for an unknown step', () => {
    expect(nextAction(at('INSURANCE', 'UNKNOWN'), 'APPLICANT').title).toMatch(/sigue su curso/);
  });
});

describe('[RT-39] the texts of the next action', () => {
  test.each([
    ['their signature', 'CONTRACT', 'CO_OWNER', 'Falta la firma del cotitular'],
    ['both', 'IDENTITY', 'OWNER', 'Falta validar la identidad y firmar el contrato'],
    ['nobody, as they declined', 'REFUSED', 'CO_OWNER', 'El cotitular no aceptó'],
  ] as const)('say what the co-owner’s part is waiting for: %s', (_what, step, waitsFor, title) => {
    const part = { __typename: 'CoOwnerPart' as const, step, isIdentityToReview: false };
    const proposal = at('IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE', { waitsFor, coOwnerPart: part });
    expect(nextAction(proposal, 'SELLER').title).toBe(title);
  });

  test('offer to send the link only to users who can send it', () => {
    const proposal = at('IDENTITY_AND_CONTRACT', 'CONTRACT_SIGNATURE');
    expect(nextAction(proposal, 'SELLER').text).toMatch(/Podés enviarle el enlace\.$/);
    expect(nextAction(proposal, 'ADMIN').text).not.toMatch(/Podés/);
  });

  test('offer a new application only to the applicant', () => {
    const cancelled = at('OWNER', 'ADDRESS', {
      status: 'CANCELLED_BY_APPLICANT',
      waitsFor: null,
      flow: flowOf({ isCancelled: true }),
    });
    expect(nextAction(cancelled, 'APPLICANT').text).toMatch(/Podés empezar una nueva/);
    expect(nextAction(cancelled, 'SELLER').text).not.toMatch(/Podés/);
  });

  test.each(['APPLICANT', 'SELLER', 'ADMIN'] as const)(
    'refer to the seller as a third party for a user who is %s',
    (role) => {
      const { who, title, text } = nextAction(at('SELLER', 'SELLER_DATA', { waitsFor: 'SELLER' }), role);
      expect([who, title, text].join(' ')).not.toMatch(/quien (lo )?vende/);
      expect(title).toBe('Faltan los datos del vendedor del vehículo');
    },
  );
});
