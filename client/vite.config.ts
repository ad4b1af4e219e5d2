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
/** The package's exports give bundlers the development build, which includes warnings. */
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
  /** The gateway renders with React's production build, regardless of its own NODE_ENV. */
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
    /** Selects rxjs's modern build; the default one includes helpers for older browsers. */
    conditions: ['es2015', ...defaultClientConditions],
    alias: command === 'build' ? routerWithoutWarnings : [],
  },
  ssr: { noExternal: true },
  build: {
    /** The browsers listed in README.md. */
    target: ['chrome111', 'edge111', 'firefox125', 'safari16.4'],
    emptyOutDir: true,
    /** Inlined assets and the polyfill would be inline code, which the content security policy blocks. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /** A single style sheet, which the templates inline. */
    cssCodeSplit: false,
    license: { fileName: 'licenses.md' },
    /** React, MUI and the shell are one script each by design; build/budgets.ts limits the total that a page loads. */
    chunkSizeWarningLimit: 700,
    outDir: isSsrBuild ? at('dist/.server') : at('dist'),
    rolldownOptions: isSsrBuild
      ? { input: at('src/app/prerender/server.tsx'), output: { entryFileNames: 'pages.js' } }
      : {
          input: { landing: at('index.html'), app: at('app.html') },
          output: {
            codeSplitting: { groups },
            /**
             * Every script that loads another repeats its name, so short hashes save many bytes; seven is the minimum.
             */
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
  },
}));
