/** Folders whose tests only call functions: they share one process, as nothing in it is changed by any of them. */
export const PURE = [
  'rules',
  'client',
  'design-system',
  'gateway/src/derived',
  'upstream/bank/src/domain/loan',
];

/** All folders whose tests share a process per worker; those of the servers also share the databases of closed banks. */
export const SHARED = [...PURE, 'servers', 'gateway', 'upstream', 'scripts'];

/** Tests there that put something in the place of a global or of a module: each has a process of its own. */
export const ALONE = [
  'client/src/flows/dashboard/list/exported.test.ts',
  'client/src/shared/apollo/sessionLink.test.ts',
  'client/src/shared/faults/faultLog.test.ts',
  'client/src/shared/files/fetchFile.test.ts',
  'client/src/shared/quote/shareLink.test.ts',
  'client/src/shared/session/cookies.test.ts',
  'client/src/shared/session/tabWork.test.ts',
  'client/src/shared/uploads/sendBytes.test.ts',
  'gateway/src/session/guest.test.ts',
  'upstream/identity/src/oauth/oauth.test.ts',
];

/** These run the bank's files again, on a server, and need copies of their own. */
export const BANK_ALONE = 'upstream/bank/**/*.postgres.test.ts';
