import { writeFileSync } from 'node:fs';
import { CALL_MAP_FILE, callMapModule, callMapOf } from './callMap.ts';
import { theProduct } from './product.ts';

writeFileSync(CALL_MAP_FILE, callMapModule(callMapOf(await theProduct())));
