import { FLAGS_PATH } from '../http/flags.ts';
import { pageConfig } from '../schema/pageConfig.ts';
import type { Flags, Settings } from '../settings.ts';

/** Returns a form that ends maintenance, because the maintenance page has no flag panel. */
function endOfMaintenance(flags: Flags): string {
  const kept = Object.entries({ ...flags, maintenance: false }).filter(([, isOn]) => isOn);
  const fields = kept.map(([name]) => `<input type="hidden" name="flag" value="${name}">`).join('');
  return `<form method="post" action="${FLAGS_PATH}">${fields}<button>Demo: terminar el mantenimiento</button></form>`;
}

/** Returns the HTML change for a demo browser that switched its flags; null if nothing changes. */
export function switchedFlags(settings: Settings, flags: Flags): ((html: string) => string) | null {
  if (settings.profile !== 'demo') return null;
  if (flags.maintenance) return (html) => html.replace(/<\/body>|$/, (end) => endOfMaintenance(flags) + end);
  const [made, asked] = [settings.flags, flags].map((each) =>
    JSON.stringify(pageConfig({ ...settings, flags: each })),
  );
  if (made === undefined || asked === undefined || made === asked) return null;
  return (html) => html.replace(made, () => asked);
}
