import { create } from 'storybook/theming';
import { brands } from '../src/tokens/brands.ts';
import { base, fontFamily } from '../src/tokens/base.ts';

const { color, radius } = brands.ceibo;
const mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const role = color[mode];

/** Fonts and colours of Storybook's brand for MDX pages; light or dark follows the system. */
export const docsTheme = create({
  base: mode,
  fontBase: fontFamily,
  colorPrimary: role.primary,
  colorSecondary: role.link,
  appBg: role.paper,
  appContentBg: role.surface,
  appBorderColor: role.line,
  appBorderRadius: radius.tag,
  textColor: role.ink,
  textMutedColor: role['ink-soft'],
  barTextColor: role['ink-muted'],
  barSelectedColor: role.link,
  inputBorder: role.edge,
  inputBorderRadius: base.space['1'],
});
