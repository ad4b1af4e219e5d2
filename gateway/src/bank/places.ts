import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { catalogueItems, numberedKey } from './shapes.ts';

const statesAnswer = z.array(z.object({ id: numberedKey, name: z.string(), cpaLetter: z.string() }));
const citiesAnswer = z.array(z.object({ id: numberedKey, name: z.string(), postalCode: z.string() }));

/** CA-25 to CA-27. */
export class PlacesSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  states() {
    const path = '/places/get_states';
    return this.#bank.catalogue({
      name: 'get_states',
      kind: 'read',
      method: 'GET',
      path,
      answer: statesAnswer,
    });
  }

  cities(stateId: string) {
    return this.#bank.catalogue({
      name: 'get_cities',
      kind: 'read',
      method: 'GET',
      path: '/places/get_cities',
      query: { state_id: Number(stateId) },
      answer: citiesAnswer,
    });
  }

  countries() {
    const path = '/places/get_countries';
    return this.#bank.catalogue({
      name: 'get_countries',
      kind: 'read',
      method: 'GET',
      path,
      answer: catalogueItems,
    });
  }
}
