/** Returns 'al •• •••• 6677' for a phone or 'a j•••@correo.com' for an email address. */
export const toRecipient = (recipient: string): string =>
  recipient.includes('@') ? `a ${recipient}` : `al ${recipient}`;
