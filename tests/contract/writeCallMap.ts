import { writeFileSync } from 'node:fs';
import { CALL_MAP_FILE, callMapModule, callMapOf, productCoverage } from './productCoverage.ts';

writeFileSync(CALL_MAP_FILE, callMapModule(callMapOf(await productCoverage())));
