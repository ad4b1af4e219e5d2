import { describe, expect, test } from 'vitest';
import { EMPTY_CHOICE } from '#shared/loan/quote/choice.ts';
import type { FlowState } from './flow.ts';
import { flowNavigation } from './flowNavigation.ts';

const state = (change: Partial<FlowState> = {}): FlowState => ({
  audience: 'guest',
  choice: { ...EMPTY_CHOICE, agreementId: '7' },
  coOwnerEnabled: true,
  simulation: null,
  proposal: null,
  ...change,
});
const at = (search = '', change: Partial<FlowState> = {}) =>
  flowNavigation(state(change), new URLSearchParams(search), { source: 'radio' });

describe('URLs of the holder’s steps', () => {
  test('carry the choice, its changes and the source of the visit until there is a proposal', () => {
    const { href } = at();
    expect(href('preference')).toBe('/titular/cotizacion/preferencia?utm_source=radio&convenio=7');
    expect(href('by-model', { agreementId: null, year: 2024 })).toBe(
      '/titular/cotizacion/cotizar/por-modelo?utm_source=radio&anio=2024',
    );
    expect(href('insurance')).toBe('/titular/seguro');
  });

  test('can have their own query instead', () => {
    expect(at().href('start', '?retomar=si')).toBe('/titular/cotizacion?retomar=si');
    expect(at().href('start', '')).toBe('/titular/cotizacion');
  });

  test('depend on the audience and fall back to the guest’s if a step has no signed-in route [SH-12]', () => {
    const { href } = at('', { audience: 'user' });
    expect(href('insurance')).toBe('/usuario/titular/seguro');
    expect(href('seller-data')).toBe('/titular/documentacion-vendedor/datos');
  });
});

describe('the URL after a step', () => {
  test('leads to the next step of the proposal that the step returned', () => {
    const proposal = { simulationId: 's1', flow: { isCancelled: false }, phases: [], documents: [] };
    expect(at().hrefAfter('additional-data', proposal)).toBe('/titular/validacion-telefono');
    expect(at().hrefAfter('additional-data', { ...proposal, coOwner: {} })).toBe(
      '/titular/datos-personales/cotitular/adicionales',
    );
    expect(at().hrefAfter('end')).toBeNull();
  });

  test.each(['?volver=resumen', '?editar=1'])(
    'leads to the summary for a user who came from there: %s',
    (search) => {
      expect(at(search).returnsToSummary).toBe(true);
      expect(at(search).hrefAfter('insurance')).toBe('/titular/resumen');
    },
  );
});
