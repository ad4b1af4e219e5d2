/** `--code` for the demo's bank, whose outbox lists the newest code first. */
const url = process.env['BANK_URL'] ?? 'http://localhost:4001';
const answer = await fetch(`${url}/outbox.json`);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page of the demo
const messages = (await answer.json()) as readonly { code?: string }[];
process.stdout.write(messages.find(({ code }) => code !== undefined)?.code ?? '');
