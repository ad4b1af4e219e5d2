/** A guest with a proposal at some step, or a demo user, as listed by `/developers/visitors`. */
export type Visitor = Readonly<{ label: string; choice: { proposal: string } | { email: string } }>;
type Chosen = Readonly<{ token: string | null; proposal: string | null }>;

type Listed = Readonly<{
  guests: readonly Readonly<{ phase: string; step: string; proposal: string }>[];
  users: readonly Readonly<{ email: string; role: string }>[];
}>;

const PATH = '/developers/visitors';

/** Loads the demo's visitors; empty if the gateway lists none, for example with a real bank. */
export async function loadVisitors(): Promise<Visitor[]> {
  const answer = await fetch(PATH);
  if (!answer.ok) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway's own answer
  const { guests, users } = (await answer.json()) as Listed;
  return [
    ...guests.map(({ phase, step, proposal }) => ({
      label: `Guest at ${phase} / ${step}`,
      choice: { proposal },
    })),
    ...users.map(({ email, role }) => ({ label: `${role}: ${email}`, choice: { email } })),
  ];
}

/** Signs in as a visitor: a guest gets a cookie, a user a token. Returns null if the sign-in has a second step. */
export async function signInAs({ choice }: Visitor): Promise<Chosen | null> {
  const answer = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway's own answer
  return answer.ok ? ((await answer.json()) as Chosen) : null;
}
