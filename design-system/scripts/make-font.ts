import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** What Spanish text, money and the few signs of the interface need; nothing else travels. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const spanish = 'ÁÉÍÓÚÜÑáéíóúüñÀÈÌÒÙàèìòùÂÊÎÔÛâêîôûÄËÏÖäëïöÇçÃÕãõªº°';
const signs = ' \u00a0!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»“”‘’–—…·•×−≤≥←→©®€';
const limit = 24 * 1024;

const require = createRequire(import.meta.url);
const source = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const subset = async (targetFormat: 'woff2' | 'sfnt') =>
  subsetFont(readFileSync(source), letters + spanish + signs, {
    targetFormat,
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'rvrn'],
  });
const font = await subset('woff2');
if (font.length > limit) throw new Error(`the font is ${font.length} bytes, more than ${limit}`);
writeFileSync(new URL('../src/foundations/fonts/figtree-es.woff2', import.meta.url), font);
// For the images that the gateway draws.
writeFileSync(new URL('../../gateway/src/quotes/figtree-es.ttf', import.meta.url), await subset('sfnt'));
console.log(`figtree-es.woff2: ${font.length} bytes`);
