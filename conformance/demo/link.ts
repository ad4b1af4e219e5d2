/** `--link` for the demo's bank, whose outbox lists the co-owner's newest link first. */
const url = process.env['BANK_URL'] ?? 'http://localhost:4001';
const [, , proposalNumber] = process.argv;
const answer = await fetch(`${url}/outbox.json`);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page of the demo
const messages = (await answer.json()) as readonly { body: string }[];
const key = messages
  .map(({ body }) => new RegExp(`/cotitular\\?propuesta=${proposalNumber}#clave=([\\w-]+)`).exec(body)?.[1])
  .find((found) => found !== undefined);
process.stdout.write(key ?? '');
