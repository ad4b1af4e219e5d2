import { expect, it } from 'vitest';
import { buildPdf, page } from '../../../testing/pdfs.ts';
import { rewritePdf } from './rewrite.ts';

const linked = (action: string) =>
  buildPdf({ objects: { 3: page(`/Annots[<</Subtype/Link/Rect[0 0 9 9]/A${action}>>]`) } });

it.each([
  'file://evil/share',
  'javascript:alert\\(1\\)',
  '../../a.exe',
  'whatsapp://send?phone=5491145556677',
  'sms:+5491145556677',
  'geo:-34.6,-58.4',
  'banco.example/contacto',
  '#pagina2',
])('[CA-52] a PDF is accepted without its link to %s', async (target) => {
  const pdf = linked(`<</S/URI/URI(${target})/Next<</S/JavaScript/JS(app.alert(1))>>>>`);
  const copy = Buffer.from(await rewritePdf(pdf)).toString('latin1');
  expect(copy).toContain('/Subtype /Link');
  expect(copy).not.toMatch(/URI|JavaScript/);
});

it('[CA-52] a PDF keeps its links to web pages, email addresses and phone numbers', async () => {
  for (const target of ['https://banco.example', 'mailto:hola@banco.example', 'tel:08105550100']) {
    const copy = await rewritePdf(linked(`<</S/URI/URI(${target})>>`));
    expect(Buffer.from(copy).toString('latin1')).toContain(target);
  }
});
