/** Whole pesos with dots between the thousands, the way money is written in Argentina: 20.000.000. */
export const formatWhole = (amount: number): string =>
  String(Math.round(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/**
 * Reads an amount as people type it: spaces, `$`, dots or commas between thousands, decimals after the last sign when one
 * or two digits follow. Returns whole pesos (without the decimals), or null when the text is not an amount.
 */
export const parseWhole = (text: string): number | null => {
  const bare = text.replace(/[\s$]/g, '');
  const whole = bare.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, '');
  if (!/^\d{1,15}$/.test(whole)) return null;
  return Number(whole);
};
