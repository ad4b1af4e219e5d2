import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brand } from './build/brand.ts';
import { groups } from './build/chunks.ts';
import { operationHashes } from './build/operationHashes.ts';
import { screenScripts } from './build/screenScripts.ts';
import { listScripts } from './build/scripts.ts';
import { shellFallback } from './build/shellFallback.ts';
import { splitGenerated } from './build/splitGenerated.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const routerFile = (name: string) => at(`../node_modules/react-router/dist/production/${name}.mjs`);
/** Its package gives bundlers the build with warnings for developers. */
const routerWithoutWarnings = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
];

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig(({ isSsrBuild, command }) => ({
  root: at('.'),
  appType: 'mpa',
  plugins: [
    splitGenerated(),
    react(),
    operationHashes(at('src/generated')),
    ...(isSsrBuild ? [] : [listScripts(at('.'))]),
    screenScripts(at('dist')),
    shellFallback(),
    brand(gateway),
  ],
  /** The gateway renders with React's production build, whatever its own NODE_ENV. */
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  server: {
    port: 4302,
    proxy: Object.fromEntries(
      ['/graphql', '/files', '/form-key', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'].map(
        (path) => [path, gateway],
      ),
    ),
  },
  resolve: {
    /** rxjs gives its modern build by this name; the other one brings helpers of its own. */
    conditions: ['es2015', ...defaultClientConditions],
    alias: command === 'build' ? routerWithoutWarnings : [],
  },
  ssr: { noExternal: true },
  build: {
    /** The browsers that README.md names. */
    target: ['chrome111', 'edge111', 'firefox125', 'safari16.4'],
    emptyOutDir: true,
    /** Both would write inline code, which the content security policy refuses. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /** One sheet, which the templates hold inline. */
    cssCodeSplit: false,
    license: { fileName: 'licenses.md' },
    /** React, MUI and the shell are one script each on purpose; build/budgets.ts limits what a page loads. */
    chunkSizeWarningLimit: 700,
    outDir: isSsrBuild ? at('dist/.server') : at('dist'),
    rolldownOptions: isSsrBuild
      ? { input: at('src/app/prerender/server.tsx'), output: { entryFileNames: 'pages.js' } }
      : {
          input: { landing: at('index.html'), app: at('app.html') },
          output: {
            codeSplitting: { groups },
            /** Each name is repeated in the scripts that load it, so that a letter less saves many bytes; seven are the fewest. */
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
  },
}));
