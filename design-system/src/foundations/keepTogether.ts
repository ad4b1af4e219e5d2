/** Replaces spaces with no-break spaces, for numbers in groups such as a masked phone ('•• •••• 6677'). */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00A0');
