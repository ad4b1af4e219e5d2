import type { preParsingHookHandler } from 'fastify';

/**
 * Ends a body that has not arrived after so long with 408, and its connection with it. The server's own limit is for
 * files, which may take longer.
 */
export function bodyWithin(milliseconds: number): preParsingHookHandler {
  return (request, _reply, payload, done) => {
    // Most come with their headers: nothing is left to wait for.
    if (request.raw.complete) {
      done(null, payload);
      return;
    }
    const timer = setTimeout(() => {
      // Nobody listens where there is no body to read.
      if (payload.listenerCount('error') === 0) return;
      payload.emit('error', Object.assign(new Error('slow body'), { statusCode: 408 }));
    }, milliseconds);
    const arrived = () => clearTimeout(timer);
    payload.once('end', arrived);
    payload.once('close', arrived);
    done(null, payload);
  };
}
