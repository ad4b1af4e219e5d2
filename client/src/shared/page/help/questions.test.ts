import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

const asked = (path: string) => questionsOf(path).map(({ question }) => question);

test.each([
  ['/', '¿Cotizar me compromete a algo?'],
  ['/titular/cotizacion/preferencia', '¿Qué es una prenda?'],
  ['/titular/cotizacion/cotizar', '¿Tasa fija o UVA?'],
  ['/titular/datos-personales', '¿Dónde veo mi CUIL?'],
  ['/titular/datos-personales/adicionales', '¿Por qué piden estos datos?'],
  ['/usuario/titular/seguro', '¿Qué es la franquicia?'],
  ['/vivere/biometria', '¿Por qué me piden fotos?'],
  ['/vendedor/datos', '¿Por qué me piden datos si yo vendo?'],
])('%s shows its own questions before the general ones', (path, question) => {
  expect(asked(path)).toContain(question);
  expect(asked(path).at(-1)).toBe('¿Qué hacen con mis datos?');
});

test.each([
  '/titular/datos-personales/adicionales',
  '/titular/datos-personales/cotitular',
  '/usuario/titular/datos-personales/cotitular/adicionales',
])('%s omits the question about the user’s own CUIL', (path) => {
  expect(asked(path)).not.toContain('¿Dónde veo mi CUIL?');
});

test('shows the general questions on a page without its own', () => {
  expect(asked('/usuario/ingresar')).toHaveLength(2);
});

test.each(['/titular/cotizacion/cotizar', '/titular/resumen', '/vendedor/documentacion-vehiculo'])(
  '%s repeats no question',
  (path) => {
    expect(new Set(asked(path)).size).toBe(asked(path).length);
  },
);
