import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));

/** Attributes that users read or hear; their texts belong in messages.ts. */
const spokenAttributes = new Set(['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label']);
const spanish = /[áéíóúñ¿¡]/i;
const isWord = (text: string) => /\p{L}{2,}/u.test(text);

/** Returns the texts hard-coded in a component. */
const wordsIn = (code: string): string[] => {
  const found: string[] = [];
  new Visitor({
    JSXText(node) {
      if (isWord(node.value)) found.push(node.value.trim());
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const value = node.value?.type === 'Literal' ? node.value.value : '';
      if (spokenAttributes.has(name) && isWord(value)) found.push(value);
    },
    Literal(node) {
      if (typeof node.value === 'string' && spanish.test(node.value)) found.push(node.value);
    },
    TemplateElement(node) {
      if (spanish.test(node.value.raw)) found.push(node.value.raw);
    },
  }).visit(parseSync('component.tsx', code).program);
  return found;
};

const components = globSync(
  '{foundations,actions,fields,form,feedback,overlay,data,capture,layout}/*.{ts,tsx}',
  {
    cwd: src,
  },
).filter((file) => !/\.(stories|test)\./.test(file));

describe('user-facing texts', () => {
  it.each(components)('are not hard-coded in %s', (file) => {
    expect(wordsIn(readFileSync(`${src}/${file}`, 'utf8'))).toEqual([]);
  });

  it('are detected as JSX text, labels and strings', () => {
    expect(wordsIn('const A = () => <p>Guardar</p>;')).toEqual(['Guardar']);
    expect(wordsIn('const A = () => <button aria-label="Cerrar" />;')).toEqual(['Cerrar']);
    expect(wordsIn("const a = 'Elegí';")).toEqual(['Elegí']);
    expect(wordsIn('const a = `Quedan ${1} días`;')).toEqual([' días']);
  });
});
