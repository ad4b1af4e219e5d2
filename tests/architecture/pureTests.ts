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
  'client/src/flows/account/messages.test.ts',
  'client/src/flows/dashboard/list/exported.test.ts',
  'client/src/shared/apollo/sessionLink.test.ts',
  'client/src/shared/faults/faultLog.test.ts',
  'client/src/shared/files/fetchFile.test.ts',
  'client/src/shared/quote/shareLink.test.ts',
  'client/src/shared/session/cookies.test.ts',
  'client/src/shared/session/tabWork.test.ts',
  'client/src/shared/uploads/sendBytes.test.ts',
  'gateway/src/schema/strangersCode.test.ts',
  'gateway/src/session/guest.test.ts',
  'upstream/identity/src/oauth/oauth.test.ts',
];

/** The bank's domains, and what is about PostgreSQL itself, share a server. All other tests of the bank run on PGlite. */
export const ON_SERVER = [
  'upstream/bank/**/*.postgres.test.ts',
  'upstream/bank/src/domain/biometry/biometry.test.ts',
  'upstream/bank/src/domain/biometry/retention.test.ts',
  'upstream/bank/src/domain/contract/contract.test.ts',
  'upstream/bank/src/domain/documentation/documentation.test.ts',
  'upstream/bank/src/domain/enri/enri.test.ts',
  'upstream/bank/src/domain/lifecycle/expiry.test.ts',
  'upstream/bank/src/domain/person/code.test.ts',
  'upstream/bank/src/domain/proposal/access.test.ts',
  'upstream/bank/src/domain/proposal/proposal.test.ts',
  'upstream/bank/src/domain/proposals/proposals.test.ts',
  'upstream/bank/src/domain/seller/seller.test.ts',
  'upstream/bank/src/domain/user/user.test.ts',
  'upstream/bank/src/formalization.test.ts',
  'upstream/bank/src/platform/http/idempotency.test.ts',
  'upstream/bank/src/platform/logs/logs.test.ts',
  'upstream/bank/src/platform/messages/delivery.test.ts',
];

/** Restarts its server. */
export const BANK_ALONE = 'upstream/bank/src/platform/database/connections.postgres.test.ts';
