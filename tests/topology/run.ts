import { parseArgs } from 'node:util';
import { buildClientIfNeeded } from '../../scripts/processes/clientBuild.ts';
import { startTopology } from './topology.ts';

/** `npm run topology`: the production shape on this machine, until Ctrl-C. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4000' } } });
buildClientIfNeeded();
const topology = await startTopology({ port: Number(values.port), documents: 'client' });
process.stdout.write(
  `the application   ${topology.url}\nthe database      ${topology.databaseUrl}\nCtrl-C ends all.\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void topology.stop().then(() => process.exit(0)));
