/** The headers that a file's route wants of a signed-in person. */
export function authorizationHeaders(): Promise<Readonly<Record<string, string>>> {
  return Promise.resolve({});
}
