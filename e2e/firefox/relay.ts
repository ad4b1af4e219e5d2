#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { FIREFOX } from './install.ts';

/**
 * Starts Debian's Firefox with a relay for Playwright's WebDriver BiDi connection. The relay
 * - acknowledges a command sent for each context that this Firefox lacks and that no journey needs;
 * - makes `fill` insert text in Firefox, because React ignores the value that Playwright sets.
 */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';
const SETS_VALUE = 'const inputElement = element;';
const INSERTS_TEXT = "return void window.document.execCommand('insertText', false, text);";
const ADDRESS = /WebDriver BiDi listening on (ws:\/\/.*)$/;

type Command = { id: number; method: string };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every command of the protocol has this shape
const commandOf = (text: string): Command => JSON.parse(text) as Command;
/** Returns a message's text, which arrives as a single buffer. */
const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

/** Forwards messages in both directions; closes each connection with the other. */
function relay(playwright: WebSocket, address: string): void {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  const opened = new Promise<void>((resolve) => firefox.once('open', resolve));
  playwright.on('message', async (data) => {
    const text = textOf(data);
    const { id, method } = commandOf(text);
    if (method === UNKNOWN_TO_FIREFOX) {
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      return;
    }
    await opened;
    firefox.send(text.replace(SETS_VALUE, INSERTS_TEXT));
  });
  firefox.on('message', (data) => playwright.send(textOf(data)));
  firefox.on('error', () => playwright.close());
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
}

const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = ADDRESS.exec(line)?.[1];
  if (address === undefined) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url = '' }) => relay(playwright, `${address}${url}`));
  server.on('listening', () => {
    const given = server.address();
    const port = typeof given === 'object' && given !== null ? given.port : 0;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));
