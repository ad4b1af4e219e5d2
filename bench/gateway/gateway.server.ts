import { buildGateway } from '../../gateway/src/app.ts';
import { readSettings } from '../../gateway/src/settings.ts';
import { measured } from './server.ts';

/** This gateway as it runs in production, its log included; only its limits are not those of one browser. */
const app = await buildGateway(readSettings(process.env));
await app.listen({ port: 0, host: '127.0.0.1' });
measured(app.server);
