import type { preParsingHookHandler } from 'fastify';

/**
 * Returns 408 and closes the connection if the body has not arrived in time. The server's own limit is longer, for file
 * uploads.
 */
export function bodyWithin(milliseconds: number): preParsingHookHandler {
  return (request, _reply, payload, done) => {
    // Most bodies arrive together with their headers.
    if (request.raw.complete) {
      done(null, payload);
      return;
    }
    const timer = setTimeout(() => {
      // If nothing reads the body, there is no error listener, and emitting an error would end the process.
      if (payload.listenerCount('error') === 0) return;
      payload.emit('error', Object.assign(new Error('slow body'), { statusCode: 408 }));
    }, milliseconds);
    const arrived = () => clearTimeout(timer);
    payload.once('end', arrived);
    payload.once('close', arrived);
    done(null, payload);
  };
}
