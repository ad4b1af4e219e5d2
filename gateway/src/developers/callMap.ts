/** How the bank's calls reach the screens. `npm run call-map` writes it; a contract test compares it with the product. */
export type CallMap = Readonly<{
  /** In the order of the bank's contract; `served`: fields `Type.field`, and routes of files `METHOD /path`. */
  calls: readonly Readonly<{
    method: string;
    path: string;
    served: readonly string[];
    operations: readonly string[];
  }>[];
  /** The client's operations that select a field, by `Type.field`. */
  users: Readonly<Record<string, readonly string[]>>;
  /** The screens that ask an operation, as folders of the client. */
  screens: Readonly<Record<string, readonly string[]>>;
}>;
