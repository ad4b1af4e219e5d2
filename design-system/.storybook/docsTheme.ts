import { create } from 'storybook/theming';
import { brands } from '../src/tokens/brands.ts';
import { base, fontFamily } from '../src/tokens/base.ts';

const { color, radius } = brands.ceibo;
const { light } = color;

/** The written pages in the type and the colours of the workshop's brand. */
export const docsTheme = create({
  base: 'light',
  fontBase: fontFamily,
  colorPrimary: light.primary,
  colorSecondary: light.link,
  appBg: light.paper,
  appContentBg: light.surface,
  appBorderColor: light.line,
  appBorderRadius: radius.tag,
  textColor: light.ink,
  textMutedColor: light['ink-soft'],
  barTextColor: light['ink-muted'],
  barSelectedColor: light.link,
  inputBorder: light.edge,
  inputBorderRadius: base.space['1'],
});
