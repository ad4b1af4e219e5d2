/** `--send-back` for the demo's bank: acts as its back office. */
const url = process.env['BANK_URL'] ?? 'http://localhost:4001';
const [proposalNumber = '', type = ''] = process.argv.slice(2);
const answer = await fetch(`${url}/demo/proposals/${proposalNumber}/observe`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ documents: [{ type, reason: 'No se lee.' }] }),
});
if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
