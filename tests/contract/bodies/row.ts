/** A call of the bank, without the headers that all calls share. */
export type Sent = Readonly<{
  call: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** In nobody's name: the same for everybody. */
  by?: 'nobody' | 'user';
}>;

export type Row = Readonly<{
  /** Field of Mutation or Query. */
  field: string;
  /** What the row is about; the rows of a field together have every field of its input. */
  of: string;
  input?: object;
  /** In place of an input: a query's field with its arguments and selection. */
  query?: string;
  /** For those that no guest may make; `seller`: nor an applicant. */
  as?: 'user' | 'seller';
  /** What the bank answers other than the smallest that its contract allows, by the last part of the path. */
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
/** A question whose answer is the same for everybody. */
export const ask = (path: string, body: unknown): Sent => ({ ...post(path, body), by: 'nobody' });
