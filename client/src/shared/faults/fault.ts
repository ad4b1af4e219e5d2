/**
 * Something that went wrong although the person did nothing wrong, and the connection stood: a screen that could not be
 * drawn, a script's error, a promise nobody waited for, a part that could not be fetched, an answer that no screen can
 * use.
 */
export type Fault =
  | { kind: 'screen' | 'script' | 'promise' | 'chunk'; error: unknown }
  | { kind: 'answer'; error: unknown; operation: string };

/** `path`: where the person was then. */
export type NotedFault = { fault: Fault; path: string };
