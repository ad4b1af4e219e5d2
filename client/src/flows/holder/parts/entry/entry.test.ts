import { expect, test } from 'vitest';
import { isClosed } from '../../../../shared/proposal/closed.ts';
import { entryOf, markEntrySeen, wasEntrySeen } from './entry.ts';

test.each(['SELLER_MATCH_LOGGED', 'NULL_POINT_OF_SALE_USER_NOT_LOGGED'] as const)(
  '[ST-13] %s lets the person go on',
  (code) => {
    expect(entryOf(code)).toBeNull();
  },
);

test.each([
  ['NULL_POINT_OF_SALE_USER_LOGGED', 'Tenés una solicitud en curso. ¿Querés retomarla?', 'resume'],
  ['SELLER_MISMATCH_LOGGED', 'Esta solicitud pertenece a otro punto de venta.', 'dashboard'],
  ['USER_NOT_LOGGED', 'Iniciá sesión para continuar con esta solicitud.', 'sign-in'],
  ['ACTIVE_BIOMETRY', 'Te falta validar tu identidad.', 'biometry'],
  ['FINALIZED_BIOMETRY', 'Ya validaste tu identidad. Estamos preparando tu prenda.', 'close'],
  ['CONCIERGE_FLOW_PHASE', 'Un gestor te va a contactar.', 'resume'],
] as const)('[ST-13, ST-14] %s says “%s” and offers %s first', (code, title, first) => {
  const entry = entryOf(code);
  expect([entry?.title, entry?.actions[0]]).toEqual([title, first]);
});

test('[RO-01] only a proposal of another point of sale has closed steps', () => {
  expect(isClosed('SELLER_MISMATCH_LOGGED')).toBe(true);
  expect(isClosed('USER_NOT_LOGGED')).toBe(false);
  expect(isClosed('ACTIVE_BIOMETRY')).toBe(false);
});

test('an entry modal opens again only for another reason or proposal', () => {
  markEntrySeen('p1', 'ACTIVE_BIOMETRY');
  expect(wasEntrySeen('p1', 'ACTIVE_BIOMETRY')).toBe(true);
  expect(wasEntrySeen('p1', 'FINALIZED_BIOMETRY')).toBe(false);
  expect(wasEntrySeen('p2', 'ACTIVE_BIOMETRY')).toBe(false);
});
