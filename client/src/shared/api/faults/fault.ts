/**
 * An error that neither the user nor the connection caused: a render error, a script error, an unhandled rejection, a
 * chunk that failed to load, or a response that no screen can use.
 */
export type Fault =
  | { kind: 'screen' | 'script' | 'promise' | 'chunk'; error: unknown }
  | { kind: 'answer'; error: unknown; operation: string };

/** `path`: the page's path when the fault occurred. */
export type NotedFault = { fault: Fault; path: string };
