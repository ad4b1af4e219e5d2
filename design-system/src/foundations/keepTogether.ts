/** Replaces spaces with no-break spaces, for grouped numbers like a masked phone ('•• •••• 6677'). */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00A0');
