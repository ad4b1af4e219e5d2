import type { BankCall } from '../../gateway/src/bank/client/BankClient.ts';
import { type CallName, callOf } from '../../gateway/src/bank/contract.ts';
import { CALLS } from '../../gateway/src/generated/bankContract.ts';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';

const ANY_ID = '00000000-0000-4000-8000-00000000fa17';

const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);

/** Returns every contract call whose name appears in the gateway's source, without a body. */
export function everyCall(): BankCall<unknown>[] {
  const source = sourceFiles('gateway/src', ['.ts'])
    .filter((path) => !path.includes('/generated/') && !path.endsWith('.test.ts'))
    .map((path) => readSource(path))
    .join('\n');
  const anyPath = { path: { id: ANY_ID, ownerId: ANY_ID, proposalNumber: 1 } };
  return (
    Object.keys(CALLS)
      .filter(isCallName)
      .filter((name) => source.includes(`'${name}'`))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each call picks its own path parameters
      .map((name) => callOf(name, anyPath as never))
  );
}
