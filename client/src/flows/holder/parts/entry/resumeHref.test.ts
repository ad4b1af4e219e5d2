import { expect, test } from 'vitest';
import { resumeHref } from './resumeHref.ts';

const at = (name: string) => ({ id: 'p 1', activePhase: { name } });
const DETAIL = '/usuario/panel-de-seguimiento/propuesta/p%201';

test('[SH-12] the step that is due, as guest and as user', () => {
  const proposal = {
    ...at('SELLER'),
    resumeStep: 'SELLER_DATA',
    userResumeStep: 'VEHICLE_DOCUMENTS',
  } as const;
  expect(resumeHref(proposal, 'guest')).toBe('/titular/documentacion-vendedor/datos');
  expect(resumeHref(proposal, 'user')).toBe('/usuario/titular/documentacion-vehiculo');
});

test('[ST-14] the identity check, which is not a step of this flow', () => {
  expect(resumeHref(at('BIOMETRIA'), 'guest')).toBe('/biometria?id=p%201');
  expect(resumeHref(at('BIOMETRIA'), 'user')).toBe('/biometria?id=p%201');
});

test('while others must act: the detail page for a signed-in user, the signed contract for a guest', () => {
  for (const phase of ['REGISTRO_PRENDA', 'REGISTRO_PRENDA_INSCRIPTA']) {
    expect(resumeHref(at(phase), 'user')).toBe(DETAIL);
    expect(resumeHref(at(phase), 'guest')).toBe('/biometria/fin-proceso?id=p%201');
  }
  expect(resumeHref({ id: 'p 1' }, 'guest')).toBeNull();
});

test('[RT-41] the documents to upload again, for a guest too', () => {
  expect(resumeHref(at('RE_LOAD_DOCUMENTATION'), 'user')).toBe(DETAIL);
  expect(resumeHref(at('RE_LOAD_DOCUMENTATION'), 'guest')).toBe('/titular/resubir-documentacion/p%201');
});
