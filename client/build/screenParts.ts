import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../src/', import.meta.url));
/** The frame around every page: its components are listed once. */
const FRAME = 'shared/page/';
const SYSTEM = '@prendarios/design-system/';

const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:^|\n)(?:import (?!type )|\} )[^;']*?from '([^']+)'|\bimport\('([^']+)'\)/g)].map(
    ([, still, lazy]) => still ?? lazy ?? '',
  );

const fileOf = (name: string, from: string): string | null => {
  if (name.startsWith('#')) return join(root, name.slice(1));
  return name.startsWith('.') ? resolve(dirname(from), name) : null;
};

/** Returns the design system's components that files of the client use, also through other files. */
function componentsFrom(files: readonly string[], isSkipped: (file: string) => boolean): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (seen.has(file) || isSkipped(path) || path.startsWith('generated/') || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const name of importsOf(readFileSync(file, 'utf8'))) {
      if (/^[a-z]+\/[A-Z]/.test(name.slice(SYSTEM.length)) && name.startsWith(SYSTEM))
        found.add(name.slice(SYSTEM.length));
      const target = fileOf(name, file);
      if (target !== null) visit(target);
    }
  };
  for (const file of files) visit(file);
  return [...found].toSorted();
}

/** Returns the components of the frame: header, footer, progress, buttons at the bottom. */
const frameParts = (): string[] =>
  componentsFrom([`${root}${FRAME}Page.tsx`, `${root}${FRAME}steps/StepPage.tsx`], () => false);

/** Maps each screen's stories to the components that the files in its folder use, without the frame. */
export function screenParts(): { frame: string[]; byStory: Record<string, string[]> } {
  const stories = globSync('**/*.stories.tsx', { cwd: root });
  const byStory = stories.map((story) => {
    const folder = dirname(story);
    const files = globSync('*.tsx', { cwd: join(root, folder) })
      .filter((file) => !/\.(stories|test)\./.test(file))
      .map((file) => join(root, folder, file));
    const key = `./client/src/${story.replaceAll('\\', '/')}`;
    return [key, componentsFrom(files, (path) => path.startsWith(FRAME))] as const;
  });
  return { frame: frameParts(), byStory: Object.fromEntries(byStory) };
}
