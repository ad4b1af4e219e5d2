import { parseArgs } from 'node:util';
import { normalizeDni } from '@prendarios/rules/dni';
import { copyTo } from '../src/domain/personalData/copy.ts';
import { erase, type Erasure, erasureOf } from '../src/domain/personalData/erase.ts';
import { heldOf } from '../src/domain/personalData/held.ts';
import { answerRequests, openRequests } from '../src/domain/records/personalDataRequests.ts';
import { systemClock } from '../src/platform/clock.ts';
import { serverDatabase } from '../src/platform/database/database.ts';
import { openEmbedded } from '../src/platform/database/embedded.ts';
import { createDecoding } from '../src/platform/decoding.ts';
import { readSettings } from '../src/platform/settings.ts';
import { storeOf } from '../src/platform/storage/storeOf.ts';

const USAGE = `What the bank holds of a person, for the rights of Ley 25.326 (docs/compliance.md). Check first that it is the person who asks.

  node upstream/bank/scripts/person.ts requests                                         what people asked on the site and is not answered yet
  node upstream/bank/scripts/person.ts export --document 30111222 --gender F --to FOLDER
  node upstream/bank/scripts/person.ts erase --document 30111222 --gender F             says what would go, and what stays and why
  node upstream/bank/scripts/person.ts erase --document 30111222 --gender F --confirm   deletes it
`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { document: text, gender: text, to: text, confirm: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [act] = positionals;
const document = normalizeDni(values.document ?? '');
const { gender = '', to, confirm } = values;
const isOfPerson = document !== '' && /^[FMX]$/.test(gender);
if (!(act === 'requests' || (isOfPerson && (act === 'erase' || (act === 'export' && to !== undefined))))) {
  process.stderr.write(USAGE);
  process.exit(2);
}

function told({ goes, simulations, kept }: Erasure): string {
  return [
    ...goes.map(({ number }) => `Solicitud ${number}: se borra con sus papeles.`),
    `Cotizaciones que se borran: ${simulations}.`,
    ...kept.map(({ what, why }) => `Queda. ${what}: ${why}`),
  ].join('\n');
}

const settings = readSettings(process.env);
const { databaseUrl } = settings;
const database =
  databaseUrl === undefined
    ? await openEmbedded(settings.dataDir, async () => {})
    : await serverDatabase(databaseUrl);
const bank = {
  settings,
  clock: systemClock,
  sql: database.sql,
  documents: storeOf(settings),
  decoding: createDecoding(),
  log: console,
};
const person = { document, gender };
const now = systemClock.now();
try {
  if (act === 'requests') {
    const open = await openRequests(database.sql);
    for (const { dueOn, kind, number, document: dni, gender: of, contact } of open)
      console.log(`${dueOn}  ${kind}  ${number}  DNI ${dni} ${of}  ${contact}`);
    console.log(`${open.length} requests without an answer.`);
  } else if (act === 'export' && to !== undefined) {
    const { proposals } = await copyTo(bank, person, to);
    const answered = await answerRequests(database.sql, 'COPY', person, now);
    console.log(`${to}: ${proposals.length} proposals. Begin at index.html. Requests answered: ${answered}.`);
  } else if (confirm) {
    console.log(told(await erase(bank, person)));
    const answered = await answerRequests(database.sql, 'ERASURE', person, now);
    console.log(`Pedidos respondidos: ${answered}.`);
  } else {
    console.log(`${told(erasureOf(await heldOf(database.sql, person)))}\nNada se borró: falta --confirm.`);
  }
} finally {
  await database.close();
}
