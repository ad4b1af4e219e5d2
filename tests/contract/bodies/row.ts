/** A bank call without the headers common to all calls. */
export type Sent = Readonly<{
  call: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** `nobody`: without a subject, because the answer is the same for everybody; `user`: with the user's token. */
  by?: 'nobody' | 'user';
}>;

export type Row = Readonly<{
  /** Field of Mutation or Query. */
  field: string;
  /** Describes the case; together, a field's rows cover every field of its input. */
  of: string;
  input?: object;
  /** A query field with arguments and selection, instead of an input. */
  query?: string;
  /** The session for calls that no guest may make; `seller`: nor an applicant. */
  as?: 'user' | 'seller';
  /** Changes to the bank's sample answers, keyed by the last path segment. */
  bank?: Readonly<Record<string, object>>;
  sent: readonly Sent[];
}>;

export const post = (path: string, body?: unknown): Sent => ({
  call: `POST ${path}`,
  ...(body === undefined ? {} : { body }),
});
export const patch = (path: string, body: unknown): Sent => ({ call: `PATCH ${path}`, body });
export const get = (path: string, query?: Sent['query']): Sent => ({
  call: `GET ${path}`,
  ...(query === undefined ? {} : { query }),
});
/** A POST lookup whose answer is the same for everybody. */
export const ask = (path: string, body: unknown): Sent => ({ ...post(path, body), by: 'nobody' });
