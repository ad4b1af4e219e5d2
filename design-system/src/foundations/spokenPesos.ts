const AMOUNT = /\$[\s\u00a0]?(\d[\d.]*)(?:,(\d{1,2}))?([\s\u00a0]millones)?/g;

/** Spells out the amounts in a text for screen readers: '$ 954.204,45' → '954.204 pesos con 45 centavos'. */
export const spokenPesos = (text: string): string =>
  text.replace(AMOUNT, (_all, whole: string, decimals: string | undefined, millions: string | undefined) => {
    if (millions) return `${whole}${decimals ? `,${decimals}` : ''} millones de pesos`;
    if (decimals?.length === 1) return `${whole},${decimals} pesos`;
    const pesos = `${whole} ${whole === '1' ? 'peso' : 'pesos'}`;
    const cents = Number(decimals ?? 0);
    return cents === 0 ? pesos : `${pesos} con ${cents} ${cents === 1 ? 'centavo' : 'centavos'}`;
  });
