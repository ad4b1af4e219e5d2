import { describe, expect, test } from 'vitest';
import { cardAct } from './cardAct.ts';

const flow = (change: object = {}) => ({
  __typename: 'ProposalFlow' as const,
  isBiometryInProgress: false,
  isContractSigned: false,
  hasDocumentsSentBack: false,
  canBeResumed: false,
  ...change,
});
const ITEM = { id: 'a', brand: 'BANK', waitsFor: 'OWNER', flow: flow() } as const;

describe('the action on an applicant’s card [RT-38]', () => {
  test('is the identity check while it is in progress', () => {
    const act = cardAct({ ...ITEM, flow: flow({ isBiometryInProgress: true, canBeResumed: true }) });
    expect(act).toMatchObject({ kind: 'link', label: 'Validar mi identidad' });
    expect(act?.kind === 'link' && act.href).toMatch(/^\/biometria/);
  });

  test('is the upload while documents are sent back', () => {
    expect(cardAct({ ...ITEM, flow: flow({ hasDocumentsSentBack: true }) })).toMatchObject({
      label: 'Volver a subir documentos',
      href: '/usuario/panel-de-seguimiento/propuesta/a/resubir-documentacion',
    });
  });

  test('continues where the application stopped', () => {
    expect(cardAct({ ...ITEM, flow: flow({ canBeResumed: true }) })).toEqual({ kind: 'resume', id: 'a' });
  });

  test.each([[{ waitsFor: 'SELLER' }], [{ waitsFor: null }], [{ id: null }]] as const)(
    'is absent if it is %j',
    (change) => {
      expect(cardAct({ ...ITEM, flow: flow({ canBeResumed: true }), ...change })).toBeNull();
    },
  );
});
