import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/sourceFiles.ts';
import { callMapOf } from './callMap.ts';
import { theProduct } from './product.ts';

// `npm run call-map -w tests` writes which bank calls serve which screens, for the gateway's page `/developers`.
mkdirSync(join(root, 'gateway/dist'), { recursive: true });
writeFileSync(join(root, 'gateway/dist/callMap.json'), JSON.stringify(callMapOf(await theProduct())));
