import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { listOf } from '../catalogue/catalogues.ts';
import { toItem } from '../catalogue/items.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { citiesAnswer, citiesQuery, countriesAnswer, statesAnswer } from '../api/places.ts';

export function placesRoutes(app: BankApp, { catalogues }: Bank): void {
  app.get(
    '/places/get_states',
    {
      schema: {
        operationId: 'getStates',
        summary: 'List provinces',
        tags: ['places'],
        description: 'CA-25: returns the provinces.',
        response: responseSchemas(statesAnswer),
      },
    },
    async () => catalogues.provinces.map(({ id, name, cpaLetter }) => ({ id, name, cpaLetter })),
  );
  app.get(
    '/places/get_cities',
    {
      schema: {
        operationId: 'getCities',
        summary: 'List the cities of a province',
        tags: ['places'],
        description: 'CA-26: returns the cities of a province.',
        querystring: citiesQuery,
        response: responseSchemas(citiesAnswer),
      },
    },
    async (request) =>
      catalogues.cities
        .filter((city) => city.provinceId === request.query.state_id)
        .map(({ id, provinceId, name, postalCode }) => ({ id, stateId: provinceId, name, postalCode })),
  );
  app.get(
    '/places/get_countries',
    {
      schema: {
        operationId: 'getCountries',
        summary: 'List countries',
        tags: ['places'],
        description: 'CA-27: returns the countries.',
        response: responseSchemas(countriesAnswer),
      },
    },
    async () => listOf(catalogues, 'country').map(toItem),
  );
}
