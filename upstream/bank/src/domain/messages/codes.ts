/** The text of a code; `link` leads to the page that asks for it. */
export function codeText(bankName: string, code: string, link?: string): string {
  const where = link === undefined ? '' : ` Ponelo vos en ${link}.`;
  return `Tu código de ${bankName} es ${code}. Vence en 5 minutos.${where} No compartas este código.`;
}
