import * as z from 'zod/mini';

/** zod probes `new Function`, which the content security policy refuses and reports. Must run before any schema. */
z.config({ jitless: true });
