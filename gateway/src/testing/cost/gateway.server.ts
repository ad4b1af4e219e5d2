import { buildGateway } from '../../app.ts';
import { readSettings } from '../../settings.ts';
import { measured } from './server.ts';

/** Runs the gateway as in production, with its log but without the rate limit of one browser. */
const settings = readSettings(process.env);
const app = await buildGateway({
  ...settings,
  trustedDocumentsFile: process.env['BENCH_DOCUMENTS'] ?? settings.trustedDocumentsFile,
  rateLimits: { ...settings.rateLimits, graphqlPerMinute: 1_000_000 },
});
measured(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port));
