/** 'al •• •••• 6677' for a phone, 'a j•••@correo.com' for a mail. */
export const toRecipient = (recipient: string): string =>
  recipient.includes('@') ? `a ${recipient}` : `al ${recipient}`;
