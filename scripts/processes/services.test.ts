import { expect, it } from 'vitest';
import { services } from './services.ts';

it('links in messages lead to the port of the gateway', () => {
  const [bank] = services({ bank: 4101, identity: 4102, gateway: 4100 }, 'data');
  expect(bank?.environment).toMatchObject({ PUBLIC_ORIGIN: 'http://localhost:4100' });
});
