import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type BankProof, SERVICE_KEY_HEADER } from '@prendarios/servers/bankCredential';
import type { OpenApi } from './contract.ts';
import type { Helpers } from './kit.ts';
import type { People, UserName } from './people.ts';
import { htmlOf, junitOf, type Screens, summaryOf, textOf } from './report.ts';
import { conformance, whyUnreachable } from './run.ts';

const USAGE = `npm run conformance -- --url https://bank.example/api --key KEY [options]

  --key-header NAME the header of the key (x-service-key)
  --token-url URL   in place of a key: a token by OAuth client credentials, with --client-id, --client-secret and --scope
  --people FILE     the bank's own people and things (conformance/people.json: those of the demo)
  --code CMD        prints the code that was sent for the proposal number in its last argument
  --link CMD        prints the key of the link that was sent to the co-owner of that proposal
  --token CMD       prints an identity token of the user in its last argument, as "users" of the people's file has them
  --send-back CMD   sends a document of a proposal back: proposal number and document type are its last arguments
  --restart CMD     ends the bank as a crash does, and starts it again; returns when it answers
  --html FILE       writes the report as a page
  --junit FILE      writes the report for a build server
  --help            prints this

A check that needs an option that is not given is 'not run'. Ends with 1 if a check failed, with 2 if it was called wrongly or nothing answers.
`;

const root = join(import.meta.dirname, '../..');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- files of this repository, and the user's people.json
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Runs one of the user's commands with extra arguments and returns its output. */
async function run(command: string, ...values: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} "$@"`, 'sh', ...values]);
  return stdout.trim();
}

/** Requests each user's token once, because tokens outlive a run. */
function once(ask: (user: UserName) => Promise<string>): (user: UserName) => Promise<string> {
  const tokens = new Map<UserName, Promise<string>>();
  return (user) => {
    const token = tokens.get(user) ?? ask(user);
    tokens.set(user, token);
    return token;
  };
}

type Options = Readonly<Record<string, string | undefined>>;

function helpersOf(options: Options, users: People['users'] = {}): Helpers {
  const { code, link, token, restart, 'send-back': sendBack } = options;
  return {
    ...(code === undefined ? {} : { code: (proposalNumber) => run(code, String(proposalNumber)) }),
    ...(link === undefined ? {} : { link: (proposalNumber) => run(link, String(proposalNumber)) }),
    ...(token === undefined ? {} : { token: once((user) => run(token, users[user] ?? user)) }),
    ...(restart === undefined ? {} : { restart: async () => void (await run(restart)) }),
    ...(sendBack === undefined
      ? {}
      : { sendBack: async (number, type) => void (await run(sendBack, String(number), type)) }),
  };
}

function proofOf({ key, scope, ...options }: Options): BankProof | undefined {
  const { 'token-url': tokenUrl, 'client-id': clientId, 'client-secret': clientSecret } = options;
  if (key !== undefined) return { key, header: options['key-header'] ?? SERVICE_KEY_HEADER };
  if (tokenUrl === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return { tokenUrl, clientId, clientSecret, scope };
}

const text = { type: 'string' } as const;

async function main(): Promise<number> {
  const {
    values: { help, ...values },
  } = parseArgs({
    options: {
      url: text,
      key: text,
      'key-header': text,
      'token-url': text,
      'client-id': text,
      'client-secret': text,
      scope: text,
      people: text,
      code: text,
      link: text,
      token: text,
      'send-back': text,
      restart: text,
      html: text,
      junit: text,
      help: { type: 'boolean' },
    },
  });
  if (help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const { url, people = join(root, 'conformance/people.json'), html, junit } = values;
  const proof = proofOf(values);
  if (url === undefined || proof === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const given = read<People>(people);
  const photo = join(dirname(people), given.photo ?? 'pictures/photo.jpg');
  const document = read<OpenApi>(join(root, 'upstream/bank/openapi.json'));
  const unreachable = await whyUnreachable(url, proof, document);
  if (unreachable !== null) {
    process.stderr.write(`${unreachable}\n`);
    return 2;
  }
  const lines = await conformance({
    url,
    proof,
    document,
    people: given,
    pictures: { photo: new Uint8Array(readFileSync(photo)) },
    helpers: helpersOf(values, given.users),
  });
  const report = { url, lines, screens: read<Screens>(join(root, 'upstream/bank/screens.json')) };
  process.stdout.write(`${textOf(report)}\n${summaryOf(lines)}\n`);
  if (html !== undefined) writeFileSync(html, htmlOf(report));
  if (junit !== undefined) writeFileSync(junit, junitOf(report));
  return lines.some(({ result }) => result === 'failed') ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
