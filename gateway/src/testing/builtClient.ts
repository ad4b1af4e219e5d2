import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TEMPLATES = {
  'index.html': (more: string) =>
    `<head><meta name="description" content="Un préstamo &amp; su cuota." /><!--brand--><!--styles--></head><!--app-->${more}`,
  'app.html': () =>
    '<head><!--brand--><!--styles--></head><div data-screen="<!--scripts-->"><!--app--></div><script src="/a.js"></script>',
  'plain.html': () => '<head><!--brand--><!--styles--></head><!--app-->',
};

/** Returns the source of a stand-in for the rendering module of the client's build. */
export const rendererSaying = (words: string): string => `
  const coloured = (name, brand) => '<style>' + name + '{color:' + brand.color.light.primary + '}</style>';
  const screen = (bank, path, more) => ({
    path, status: 200, title: undefined, isIndexed: false, isForSellers: false, scripts: ['/assets/screen-1.js'],
    markup: 'screen ' + path,
    styles: coloured('b', path.startsWith('/vivere') ? bank.vivere : bank.brand),
    ...more,
  });
  export const landing = (bank) => ({ markup: '${words} ' + bank.name, styles: coloured('a', bank.brand) });
  export const screens = (bank) => [
    screen(bank, '/usuario/titular/cotizacion', { isForSellers: true, markup: 'a customer' }),
    screen(bank, '/usuario/titular/cotizacion', { markup: 'your own' }),
    screen(bank, '/usuario/ingresar', { title: 'Iniciar sesión' }),
    screen(bank, '/cotizacion/:token', { title: 'Cotización' }),
    screen(bank, '/titular/cotizacion'),
    screen(bank, '/usuario/panel-de-seguimiento/propuesta/:id'),
    screen(bank, '/vivere/biometria'),
    ...Object.keys(bank.legalTexts).map((slug) => screen(bank, '/legales/' + slug, { isIndexed: true })),
    screen(bank, '*', { status: 404, markup: 'no page' }),
  ];
  export const brandFaults = (bank) => (bank.name === 'Pale' ? ['light: ink on paper has 1.00 to 1'] : []);
  export const maintenance = (bank) =>
    ['/vivere/*', '/*'].map((path) =>
      screen(bank, path, { status: 503, markup: 'closed ' + path, title: 'Cerrado', scripts: null }));
`;

/** Creates a folder like the client's build; `more` is inline content of the landing page. */
export async function builtClient(more = ''): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'client-dist-'));
  await mkdir(join(folder, '.server'));
  await mkdir(join(folder, 'assets'));
  await Promise.all(
    Object.entries(TEMPLATES).map(([name, template]) => writeFile(join(folder, name), template(more))),
  );
  await writeFile(join(folder, '.server/pages.js'), rendererSaying('landing of'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
