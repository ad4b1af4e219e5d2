/** Address of the contract for the co-owner, before and after it is signed. */
export const contractHref = (id: string) => `/files/co-ownerships/${encodeURIComponent(id)}/contract`;
