/** Where the applicant's identity is checked; the id is a locator and opens nothing by itself. */
export function biometryHref(proposalId: string): string {
  return `/biometria?id=${encodeURIComponent(proposalId)}`;
}
