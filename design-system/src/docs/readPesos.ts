/** Stands in for the product's amount parser in stories: accepts digits with or without dots. */
export const readPesos = (text: string): number | null => {
  const digits = text.replace(/[$.\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
};
