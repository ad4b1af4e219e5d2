import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from './frame.ts';
import { axeFaults, applyLook } from './look.ts';
import { coveredFocus, layoutFaults } from './layout.ts';

/** Pages that do wrong on purpose: a check that finds nothing here would find nothing anywhere. */
const page390 = async (page: Page, body: string, css = '') => {
  await page.setContent(
    `<!doctype html><html lang="es-AR"><head><title>Prueba</title><style>
      body { margin: 0; font: 16px/1.5 sans-serif } ${css}
    </style></head><body><main>${body}</main></body></html>`,
  );
  await applyLook(page, { width: 390 });
};

const filler = Array.from({ length: 30 }, (_, line) => `<p>Renglón ${line}</p>`).join('');
const sticky = '.pd-button-bar--sticky { position: sticky; bottom: 0; height: 90px; background: white }';
const stretched = `.row { position: relative; height: 60px } .row a { display: block; width: 80px; height: 16px; font-size: 12px; line-height: 16px; overflow: visible }`;

const wrong: { fault: string; body: string; css?: string; says: RegExp }[] = [
  {
    fault: 'sideways scroll',
    body: '<div style="width: 600px">ancho</div>',
    says: /the page scrolls sideways by 210 px/,
  },
  {
    fault: 'text cut at the side',
    body: '<p style="width: 80px; overflow: hidden; white-space: nowrap">Un texto que no entra en su caja</p>',
    says: /text is cut: <p/,
  },
  {
    fault: 'text cut at the foot',
    body: '<p style="width: 200px; height: 24px; overflow: hidden">Un texto de varios renglones que no entra en su caja</p>',
    says: /text is cut: <p/,
  },
  {
    fault: 'text that spills out of its button',
    body: '<button style="width: 120px; height: 30px; padding: 0">Un texto de varios renglones que no entra</button>',
    says: /text spills out of its control: <button/,
  },
  {
    fault: 'a target that is too small',
    body: '<button aria-label="Cerrar" style="width: 20px; height: 20px; padding: 0">x</button>',
    says: /a target of 20 by 20: <button/,
  },
  {
    fault: 'a thing with a role that is too small',
    body: '<div role="button" tabindex="0" style="width: 40px; height: 18px; line-height: 18px">ok</div>',
    says: /a target of 40 by 18: <div/,
  },
  {
    fault: 'a choice whose label is as small as itself',
    body: '<input type="checkbox" id="c" style="width: 13px; height: 13px; margin: 0"><label for="c" style="display: block; width: 90px; font-size: 10px; line-height: 14px">Acepto</label>',
    says: /a target of 90 by 14: <label/,
  },
  {
    fault: 'a choice whose label takes no pointer',
    body: '<input type="checkbox" id="c" style="width: 13px; height: 13px; margin: 0"><label for="c" style="display: block; height: 40px; pointer-events: none">Acepto</label>',
    says: /a target of 13 by 13: <input/,
  },
  {
    fault: 'a link that is stretched over a part of its row only',
    body: '<div class="row"><a href="#x">104.882</a></div>',
    css: `${stretched} .row a::after { content: ''; position: absolute; inset: 0 0 auto 0; height: 20px }`,
    says: /a target of \d+ by \d+: <a/,
  },
];

for (const { fault, body, css, says } of wrong) {
  test(`finds ${fault}`, async ({ page }) => {
    await page390(page, body, css);
    expect((await page.evaluate(layoutFaults)).join('\n')).toMatch(says);
  });
}

test('finds focus behind the foot bar', async ({ page }) => {
  const body = `${filler}<button id="low">Abajo</button><div class="pd-button-bar--sticky"></div>`;
  // Scrolled to the edge and no further, as without scroll padding.
  await page390(page, body, sticky);
  expect(await page.evaluate(coveredFocus)).toEqual([]);
  await page390(page, `${body}${filler}`, sticky);
  await page.evaluate(() => {
    const low = document.querySelector<HTMLElement>('#low');
    if (low) low.focus = () => HTMLElement.prototype.focus.call(low, { preventScroll: true });
    const top = low?.getBoundingClientRect().bottom ?? 0;
    window.scrollTo(0, top - window.innerHeight + 10);
  });
  expect((await page.evaluate(coveredFocus)).join('\n')).toContain('button#low');
});

test('finds what axe finds', async ({ page }) => {
  await page390(page, '<img src="data:," width="40" height="40"><p style="color: #bbb">Gris</p>');
  const faults = (await axeFaults(page)).join('\n');
  expect(faults).toContain('image-alt');
  expect(faults).toContain('color-contrast');
});

test('finds nothing on a page that does no wrong', async ({ page }) => {
  await page390(
    page,
    `<h1>Prueba</h1><p>Leé el <a href="#x">contrato</a> antes de seguir.</p>
     <input type="checkbox" id="c" style="width: 13px; height: 13px"><label for="c" style="display: block; line-height: 44px">Acepto</label>
     <div class="row"><a href="#y">104.882</a></div>`,
    `${stretched} .row a::after { content: ''; position: absolute; inset: 0 }`,
  );
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
});
