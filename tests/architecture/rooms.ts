import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Which rooms of ours a room may import, and which outside packages it may not (docs/architecture.md). */
export const rooms = {
  rules: { mayImport: [], mayNotUse: [/^node:/, /^react/, /^graphql/] },
  'design-system': { mayImport: [], mayNotUse: [/^@apollo\//, /^graphql/] },
  client: { mayImport: ['design-system', 'rules'], mayNotUse: [/^@mui\//, /^@emotion\//] },
  servers: { mayImport: [], mayNotUse: [/^react/, /^graphql/, /^@apollo\//] },
  gateway: { mayImport: ['rules', 'servers'], mayNotUse: [/^react/, /^@mui\//] },
  'upstream/bank': { mayImport: ['rules', 'servers'], mayNotUse: [/^graphql/, /^@apollo\//] },
  'upstream/identity': { mayImport: ['servers'], mayNotUse: [/^graphql/, /^@apollo\//] },
  conformance: { mayImport: ['servers'], mayNotUse: [/^react/, /^graphql/, /^@apollo\//, /^fastify/] },
} as const satisfies Record<string, { mayImport: readonly string[]; mayNotUse: readonly RegExp[] }>;

export type Room = keyof typeof rooms;

const packageRooms: Record<string, Room> = {
  '@prendarios/rules': 'rules',
  '@prendarios/design-system': 'design-system',
  '@prendarios/client': 'client',
  '@prendarios/servers': 'servers',
  '@prendarios/gateway': 'gateway',
  '@prendarios/bank': 'upstream/bank',
  '@prendarios/identity': 'upstream/identity',
  '@prendarios/conformance': 'conformance',
};

/** Every module that a source names, static and dynamic imports and re-exports alike. */
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

/**
 * The folders of the servers, and the files beside them, from the ground up. What is on a floor imports its own folder
 * and the floors below, types too; folders of one floor do not import one another. Tests may import anything;
 * generated code belongs to no floor.
 */
export const floors = {
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
    ['main.ts', 'testing'],
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
    ['domain/quote', 'domain/seller', 'domain/vehicle'],
    ['domain/insurance', 'domain/accounts', 'domain/revocation'],
    ['domain/coOwner'],
    ['domain/proposal'],
    ['domain/person', 'domain/documentation'],
    ['domain/biometry', 'domain/proposals'],
    ['domain/contract'],
    ['domain/personalData'],
    ['demo'],
    ['background.ts'],
    ['app.ts'],
    ['main.ts', 'migrate.ts', 'testing'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type House = keyof typeof floors;

/** Imports of one file of `house` that do not lead down, in sentences; empty when all is well. */
export function floorFaults(house: House, path: string, text: string): string[] {
  const own = placeOf(house, path);
  if (own === undefined) return [`${path} is in no folder of the list`];
  return importedModules(path, text).flatMap((name) => {
    const target = name.startsWith('.') ? normalize(join(dirname(path), name)) : undefined;
    const place = target?.startsWith(`${house}/`) ? placeOf(house, target) : undefined;
    if (place === undefined || place.folder === own.folder || place.floor < own.floor) return [];
    return [`${path} imports ${name}: ${own.folder} may not know ${place.folder}`];
  });
}

function placeOf(house: House, path: string): { folder: string; floor: number } | undefined {
  const inside = path.slice(house.length + 1);
  const list: readonly (readonly string[])[] = floors[house];
  return list
    .flatMap((folders, floor) => folders.map((folder) => ({ folder, floor })))
    .find(({ folder }) => inside === folder || inside.startsWith(`${folder}/`));
}

/** What is wrong with the imports of one file of `room`, in sentences; empty when all is well. */
export function importFaults(room: Room, path: string, text: string): string[] {
  const rule: { mayImport: readonly string[]; mayNotUse: readonly RegExp[] } = rooms[room];
  return importedModules(path, text).flatMap((name) => {
    const target = roomOf(path, name);
    if (target !== undefined && target !== room && !rule.mayImport.includes(target)) {
      return [`${path} imports ${name}: ${room} may not know ${target}`];
    }
    return rule.mayNotUse.some((pattern) => pattern.test(name)) ? [`${path} uses ${name}`] : [];
  });
}

function roomOf(path: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    const target = normalize(join(dirname(path), name));
    return Object.keys(rooms).find((room) => target.startsWith(`${room}/`));
  }
  const owner = name.split('/').slice(0, 2).join('/');
  return packageRooms[owner];
}
