/** A guest with a proposal at a step, or a user of the demo, as `/developers/visitors` lists them. */
export type Visitor = Readonly<{ label: string; choice: { proposal: string } | { email: string } }>;
/** What the gateway gave for a visitor. */
type Chosen = Readonly<{ token: string | null; proposal: string | null }>;

type Listed = Readonly<{
  guests: readonly Readonly<{ phase: string; step: string; proposal: string }>[];
  users: readonly Readonly<{ email: string; role: string }>[];
}>;

const PATH = '/developers/visitors';

/** Empty where the gateway lists none, as before a bank of one's own. */
export async function loadVisitors(): Promise<Visitor[]> {
  const answer = await fetch(PATH);
  if (!answer.ok) return [];
  // The gateway's own answer.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { guests, users } = (await answer.json()) as Listed;
  return [
    ...guests.map(({ phase, step, proposal }) => ({
      label: `Guest at ${phase} / ${step}`,
      choice: { proposal },
    })),
    ...users.map(({ email, role }) => ({ label: `${role}: ${email}`, choice: { email } })),
  ];
}

/** Becomes the visitor: a guest by a cookie, a user by a token. Null where the sign-in has a second step. */
export async function become({ choice }: Visitor): Promise<Chosen | null> {
  const answer = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway's own answer
  return answer.ok ? ((await answer.json()) as Chosen) : null;
}

const IDS = new Set(['id', 'proposalId']);

/** The example's variables with the visitor's own proposal wherever they name one. */
export function withProposal(variables: unknown, proposal: string | null): unknown {
  if (proposal === null || typeof variables !== 'object' || variables === null) return variables;
  if (Array.isArray(variables)) return variables.map((one) => withProposal(one, proposal));
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      IDS.has(name) && typeof value === 'string' ? proposal : withProposal(value, proposal),
    ]),
  );
}
