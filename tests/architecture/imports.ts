import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Workspace packages each package may import, and external modules it may not use (docs/architecture.md). */
export const packages = {
  rules: { mayImport: [], mayNotUse: [/^node:/, /^react/, /^graphql/] },
  'design-system': { mayImport: [], mayNotUse: [/^@apollo\//, /^graphql/] },
  client: { mayImport: ['design-system', 'rules'], mayNotUse: [/^@mui\//, /^@emotion\//] },
  servers: { mayImport: [], mayNotUse: [/^react/, /^graphql/, /^@apollo\//] },
  gateway: { mayImport: ['rules', 'servers'], mayNotUse: [/^react/, /^@mui\//] },
  'upstream/bank': { mayImport: ['rules', 'servers'], mayNotUse: [/^graphql/, /^@apollo\//] },
  'upstream/identity': { mayImport: ['servers'], mayNotUse: [/^graphql/, /^@apollo\//] },
  conformance: { mayImport: ['servers'], mayNotUse: [/^react/, /^graphql/, /^@apollo\//, /^fastify/] },
} as const satisfies Record<string, { mayImport: readonly string[]; mayNotUse: readonly RegExp[] }>;

export type Package = keyof typeof packages;

const packageFolders: Record<string, Package> = {
  '@prendarios/rules': 'rules',
  '@prendarios/design-system': 'design-system',
  '@prendarios/client': 'client',
  '@prendarios/servers': 'servers',
  '@prendarios/gateway': 'gateway',
  '@prendarios/bank': 'upstream/bank',
  '@prendarios/identity': 'upstream/identity',
  '@prendarios/conformance': 'conformance',
};

/** Returns every module a source imports or re-exports, dynamic imports included. */
export function importedModules(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
}

/** Returns the path, from the repository root, of a relative or `#` import in `path`; undefined for a package. */
export function importedPath(path: string, name: string): string | undefined {
  if (name.startsWith('#')) return `client/src/${name.slice(1)}`;
  return name.startsWith('.') ? normalize(join(dirname(path), name)) : undefined;
}

/**
 * Folders and files of the servers and the client, from the bottom up. A layer imports its own folder and the layers below, types
 * included; folders of one layer do not import one another. Tests and generated code are exempt.
 */
export const layers = {
  'client/src': [
    ['shared/appConfig.ts', 'shared/whenIdle.ts'],
    ['shared/text'],
    ['shared/session'],
    ['shared/api'],
    ['shared/forms'],
    ['shared/page'],
    ['shared/files'],
    ['shared/loan'],
    [
      'flows/account',
      'flows/biometry',
      'flows/co-owner',
      'flows/dashboard',
      'flows/holder',
      'flows/quote',
      'flows/seller',
    ],
    ['demo'],
    ['app'],
    ['testing'],
  ],
  'client/src/flows/dashboard': [
    ['proposal', 'address', 'files'],
    ['reach', 'followUp'],
    ['board', 'detail'],
    ['list', 'pledge', 'reload', 'status'],
    ['morning'],
    ['DashboardRoutes.tsx'],
  ],
  'client/src/flows/holder': [
    ['flow'],
    ['parts'],
    ['steps'],
    ['screens.ts'],
    ['CurrentStep.tsx'],
    ['HolderSteps.tsx'],
    ['HolderAudience.tsx'],
    ['HolderRoutes.tsx'],
  ],
  'gateway/src': [
    ['productionRules.ts'],
    ['settingKinds.ts'],
    ['bank'],
    ['derived'],
    ['session', 'quotes'],
    ['settings.ts'],
    ['schema'],
    ['http'],
    ['operations'],
    ['graphql', 'files', 'pages', 'developers'],
    ['app.ts'],
    ['serve.ts', 'testing'],
    ['main.ts'],
  ],
  'upstream/bank/src': [
    ['platform'],
    ['domain/loan', 'domain/flow', 'domain/verifier', 'domain/api'],
    ['domain/scoring', 'domain/pdf'],
    ['domain/records'],
    ['domain/catalogue'],
    ['domain/bank.ts'],
    [
      'domain/messages',
      'domain/premium',
      'domain/access',
      'domain/party',
      'domain/codes',
      'domain/coupon',
      'domain/branches',
      'domain/places',
    ],
    ['domain/afip', 'domain/enri', 'domain/user', 'domain/simulation', 'domain/lifecycle', 'domain/openapi'],
    ['domain/quote', 'domain/certificate'],
    ['domain/insurance'],
    ['domain/seller', 'domain/vehicle'],
    ['domain/accounts', 'domain/revocation'],
    ['domain/coOwner'],
    ['domain/proposal'],
    ['domain/person', 'domain/documentation'],
    ['domain/biometry', 'domain/proposals'],
    ['domain/contract', 'domain/outreach', 'domain/followUp'],
    ['domain/personalData'],
    ['demo'],
    ['background.ts'],
    ['app.ts'],
    ['serve.ts', 'migrate.ts', 'testing'],
    ['main.ts'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type LayeredRoot = keyof typeof layers;

/** Describes the imports of a file under `root` that lead up or sideways. */
export function layerFaults(root: LayeredRoot, path: string, text: string): string[] {
  const own = placeOf(root, path);
  if (own === undefined) return [`${path} is in no folder of the list`];
  return importedModules(path, text).flatMap((name) => {
    const target = importedPath(path, name);
    const place = target?.startsWith(`${root}/`) ? placeOf(root, target) : undefined;
    if (place === undefined || place.folder === own.folder || place.layer < own.layer) return [];
    return [`${path} imports ${name}: ${own.folder} may not import ${place.folder}`];
  });
}

function placeOf(root: LayeredRoot, path: string): { folder: string; layer: number } | undefined {
  const inside = path.slice(root.length + 1);
  const list: readonly (readonly string[])[] = layers[root];
  return list
    .flatMap((folders, layer) => folders.map((folder) => ({ folder, layer })))
    .find(({ folder }) => inside === folder || inside.startsWith(`${folder}/`));
}

/** Describes the forbidden imports of a file in the package `importer`. */
export function importFaults(importer: Package, path: string, text: string): string[] {
  const rule: { mayImport: readonly string[]; mayNotUse: readonly RegExp[] } = packages[importer];
  return importedModules(path, text).flatMap((name) => {
    const target = packageOf(path, name);
    if (target !== undefined && target !== importer && !rule.mayImport.includes(target)) {
      return [`${path} imports ${name}: ${importer} may not import ${target}`];
    }
    return rule.mayNotUse.some((pattern) => pattern.test(name)) ? [`${path} uses ${name}`] : [];
  });
}

function packageOf(path: string, name: string): string | undefined {
  const target = importedPath(path, name);
  if (target !== undefined) return Object.keys(packages).find((folder) => target.startsWith(`${folder}/`));
  const owner = name.split('/').slice(0, 2).join('/');
  return packageFolders[owner];
}
