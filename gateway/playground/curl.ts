type Request = Readonly<{ origin: string; query: string; variables: string; token: string }>;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Returns a command for a POSIX shell that sends an operation. Cookies are kept in `guest.txt`, because scripts cannot
 * read those of the browser; a guest is therefore a new one. Returns null if the variables are not JSON.
 */
export function curlOf({ origin, query, variables, token }: Request): string | null {
  let body: string;
  try {
    body = JSON.stringify({ query, variables: variables.trim() === '' ? {} : JSON.parse(variables) });
  } catch {
    return null;
  }
  return [
    `curl ${quoted(`${origin}/graphql`)}`,
    `-H ${quoted('content-type: application/json')}`,
    ...(token === '' ? [] : [`-H ${quoted(`authorization: Bearer ${token}`)}`]),
    '-b guest.txt -c guest.txt',
    `--data-raw ${quoted(body)}`,
  ].join(' \\\n  ');
}
