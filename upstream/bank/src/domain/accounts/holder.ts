/** Account number suffix for which the stand-in cannot confirm the holder. */
const UNKNOWN = '000';

/**
 * Whether the interbank register confirms the CUIT as the holder of the CBU. The stand-in has no register and confirms
 * every account except numbers ending in 000.
 */
export const isHolder = ({ cbu }: { cbu: string; cuit: string }): boolean =>
  !cbu.slice(0, -1).endsWith(UNKNOWN);
