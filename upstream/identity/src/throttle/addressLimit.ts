import { MINUTE, type Clock } from '../clock.ts';

/** Counts the requests of an address in each minute; false past the limit. */
export function addressLimit(perMinute: number, clock: Clock): (address: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const current = Math.floor(clock() / MINUTE);
    if (current !== minute) {
      minute = current;
      counts.clear();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
}
