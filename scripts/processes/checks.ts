import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Ports, Service } from './services.ts';

/** A setting that prevents startup. The message names it and the fix. */
class WrongSetting extends Error {}

/** Returns the ports from the environment or the documented defaults. @throws {WrongSetting} */
export function portsFromEnvironment(environment: NodeJS.ProcessEnv): Ports {
  const problems: string[] = [];
  const port = (name: string, fallback: number) => {
    const text = environment[name]?.trim() ?? '';
    if (text === '') return fallback;
    const given = Number(text);
    if (!Number.isInteger(given) || given < 1 || given > 65_535) {
      problems.push(`${name} is '${text}'. Set it to a port from 1 to 65535.`);
    }
    return given;
  };
  const ports = {
    bank: port('BANK_PORT', 4001),
    identity: port('IDENTITY_PORT', 4002),
    gateway: port('GATEWAY_PORT', 4000),
  };
  if (problems.length > 0) throw new WrongSetting(problems.join('\n'));
  return ports;
}

/** @throws {WrongSetting} for every port in use and every port shared by two processes. */
export async function requireFreePorts(services: readonly Service[]): Promise<void> {
  const setting = ({ name }: Service) => `${name.toUpperCase()}_PORT`;
  const problems: string[] = [];
  for (const [at, service] of services.entries()) {
    const same = services.slice(0, at).find(({ port }) => port === service.port);
    if (same !== undefined)
      problems.push(`${setting(same)} and ${setting(service)} are both ${service.port}.`);
    else if (!(await isPortFree(service.port))) {
      problems.push(
        `Port ${service.port} for ${service.title} is in use: stop that process or set ${setting(service)}.`,
      );
    }
  }
  if (problems.length > 0) throw new WrongSetting(problems.join('\n'));
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Creates the folder if missing. @throws {WrongSetting} if that fails or the folder is not writable. */
export function requireFolder(setting: string, path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new WrongSetting(
      isFile
        ? `${setting} is ${path}, which is a file. Set it to a folder.`
        : `${setting} is ${path}, which cannot be written${code}. Set it to a folder of yours.`,
    );
  }
}
