/** Returns the `tel:` link of a phone number in any notation. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
