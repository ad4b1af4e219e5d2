import { expect, test } from 'vitest';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { entryOf, markEntrySeen, wasEntrySeen } from './entry.ts';

test('[ST-13] lets a user who may continue pass', () => {
  expect(entryOf('MAY_CONTINUE')).toBeNull();
});

test.each([
  ['CONTINUE_OR_RESTART', 'Tenés una solicitud en curso. ¿Querés retomarla?', 'resume'],
  ['OTHER_POINT_OF_SALE', 'Esta solicitud pertenece a otro punto de venta.', 'dashboard'],
  ['SIGN_IN_FIRST', 'Iniciá sesión para continuar con esta solicitud.', 'sign-in'],
  ['IDENTITY_CHECK_IN_PROGRESS', 'Te falta validar tu identidad.', 'biometry'],
  ['IDENTITY_CHECK_DONE', 'Ya validaste tu identidad. Estamos preparando tu prenda.', 'close'],
  ['CONCIERGE_HELPS', 'Un gestor te va a contactar.', 'resume'],
] as const)('[ST-13, ST-14] for %s, says “%s” and offers %s first', (access, title, first) => {
  const entry = entryOf(access);
  expect([entry?.title, entry?.actions[0]]).toEqual([title, first]);
});

test('[RO-01] closes the steps only for a proposal of another point of sale', () => {
  expect(isClosed('OTHER_POINT_OF_SALE')).toBe(true);
  expect(isClosed('SIGN_IN_FIRST')).toBe(false);
  expect(isClosed('IDENTITY_CHECK_IN_PROGRESS')).toBe(false);
});

test('opens an entry modal again only for another reason or proposal', () => {
  markEntrySeen('p1', 'IDENTITY_CHECK_IN_PROGRESS');
  expect(wasEntrySeen('p1', 'IDENTITY_CHECK_IN_PROGRESS')).toBe(true);
  expect(wasEntrySeen('p1', 'IDENTITY_CHECK_DONE')).toBe(false);
  expect(wasEntrySeen('p2', 'IDENTITY_CHECK_IN_PROGRESS')).toBe(false);
});
