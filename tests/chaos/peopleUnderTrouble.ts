import { serverDatabase } from '../../upstream/bank/src/platform/database/database.ts';
import { randomFrom } from './random.ts';
import { Tally } from './Tally.ts';
import { underTrouble } from './underTrouble.ts';
import { type Fault, faultsOf } from './faults.ts';
import { type Act, journey, type Person } from './person.ts';
import type { Topology } from './topology.ts';
import type { Trouble } from './troubles.ts';

const PEOPLE = 3;

/** `firstDocument`: the first person's DNI; the others count up from it. */
type Run = Readonly<{
  troubles: readonly Trouble[];
  seed: number;
  firstDocument: number;
  onTrouble?: (trouble: Trouble) => void;
}>;
type Found = Readonly<
  Record<'people' | 'acknowledged' | 'retries' | 'kills', number> & Record<Fault['kind'], string[]>
>;

/** Takes applicants to confirmed proposals while the troubles happen one after another, then checks the result. */
export async function peopleUnderTrouble(topology: Topology, run: Run): Promise<Found> {
  const { troubles, seed, firstDocument, onTrouble = () => {} } = run;
  const tally = new Tally<Act>({ up: topology.noneEnded });
  const database = await serverDatabase(topology.databaseUrl, 4);
  const people: Person[] = [];
  try {
    await underTrouble(tally, {
      writers: PEOPLE,
      random: randomFrom(seed),
      happenings: troubles.map((trouble) => () => {
        onTrouble(trouble);
        return trouble.happen();
      }),
      write: async (document) => {
        people.push(await journey(topology, document, tally, database.sql));
      },
      firstDocument,
    });
    const faults = await faultsOf(database.sql, people, topology.messages.taken);
    const named = (kind: Fault['kind']) =>
      faults.filter((fault) => fault.kind === kind).map(({ what }) => what);
    return {
      people: people.length,
      acknowledged: tally.acknowledged.length,
      retries: tally.retries,
      kills: troubles.reduce((sum, { kills }) => sum + kills, 0),
      lost: named('lost'),
      doubled: named('doubled'),
      opened: named('opened'),
      broken: named('broken'),
    };
  } finally {
    await database.close();
  }
}
