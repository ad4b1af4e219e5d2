/**
 * An error that neither the user nor the connection caused: a screen that could not be rendered, a script's error, an
 * unhandled rejection, a chunk that could not be loaded, an answer that no screen can use.
 */
export type Fault =
  | { kind: 'screen' | 'script' | 'promise' | 'chunk'; error: unknown }
  | { kind: 'answer'; error: unknown; operation: string };

/** `path`: the page at that time. */
export type NotedFault = { fault: Fault; path: string };
