/** Returns the address of the co-owner's contract, before and after signing. */
export const contractHref = (id: string) => `/files/co-ownerships/${encodeURIComponent(id)}/contract`;
