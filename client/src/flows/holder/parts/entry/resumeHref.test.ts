import { expect, test } from 'vitest';
import { resumeHref } from './resumeHref.ts';

const at = (name: string) => ({ id: 'p 1', activePhase: { name } });
const DETAIL = '/usuario/panel-de-seguimiento/propuesta/p%201';

test('[SH-12] resumes a proposal at the due step, as a guest or a signed-in user', () => {
  const proposal = {
    ...at('SELLER'),
    resumeStep: 'SELLER_DATA',
    userResumeStep: 'VEHICLE_DOCUMENTS',
  } as const;
  expect(resumeHref(proposal, 'guest')).toBe('/titular/documentacion-vendedor/datos');
  expect(resumeHref(proposal, 'user')).toBe('/usuario/titular/documentacion-vehiculo');
});

test('[ST-14] resumes a proposal in the identity check there, outside this flow', () => {
  expect(resumeHref(at('IDENTITY_AND_CONTRACT'), 'guest')).toBe('/biometria?id=p%201');
  expect(resumeHref(at('IDENTITY_AND_CONTRACT'), 'user')).toBe('/biometria?id=p%201');
});

test('while others must act, sends users to the detail page and guests to their loan’s status page', () => {
  for (const phase of ['PLEDGE_REGISTRATION', 'PLEDGE_INSCRIPTION']) {
    expect(resumeHref(at(phase), 'user')).toBe(DETAIL);
    expect(resumeHref(at(phase), 'guest')).toBe('/mi-prestamo/p%201');
  }
  expect(resumeHref({ id: 'p 1' }, 'guest')).toBeNull();
});

test('[RT-41] resumes a proposal with returned documents at the upload, also for guests', () => {
  expect(resumeHref(at('DOCUMENTS_SENT_BACK'), 'user')).toBe(DETAIL);
  expect(resumeHref(at('DOCUMENTS_SENT_BACK'), 'guest')).toBe('/titular/resubir-documentacion/p%201');
});
