/** A number in groups, such as a masked phone ('•• •••• 6677'), that no line may break. */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00A0');
