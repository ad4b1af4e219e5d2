/** Stands in for the product's parser of amounts in stories: digits with or without dots. */
export const readPesos = (text: string): number | null => {
  const digits = text.replace(/[$.\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
};
