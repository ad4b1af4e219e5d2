/** Whole pesos with dots between the thousands, the way money is written in Argentina: 20.000.000. */
export const formatWhole = (amount: number): string =>
  String(Math.round(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
