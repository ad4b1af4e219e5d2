import type { ColorSystemOptions } from '@mui/material/styles';
import type { Brand, Mode } from '../tokens/semantic.ts';

/** Maps a brand's colour roles to MUI's palette, with additional entries where MUI has none (augment.ts). */
export function paletteOf({ color, shadow }: Brand, mode: Mode): ColorSystemOptions['palette'] {
  const role = color[mode];
  const stage = (name: 'orange' | 'green' | 'red' | 'yellow' | 'purple') => ({
    main: role[`stage-${name}`],
    light: role[`stage-${name}-tint`],
  });
  return {
    primary: {
      main: role.primary,
      dark: role['primary-hover'],
      light: role['primary-tint'],
      contrastText: role['on-primary'],
    },
    secondary: { main: role.accent },
    error: { main: role.danger, dark: role['danger-text'], light: role['danger-tint'] },
    info: { main: role['info-text'], light: role['info-tint'] },
    success: stage('green'),
    warning: stage('orange'),
    text: {
      primary: role.ink,
      secondary: role['ink-muted'],
      soft: role['ink-soft'],
      disabled: role['ink-soft'],
    },
    background: { default: role.paper, paper: role.surface, sand: role.sand, track: role.track },
    divider: role.line,
    edge: role.edge,
    focus: role.focus,
    fill: role.fill,
    link: { main: role.link, dark: role['link-hover'] },
    selected: { main: role.selected, contrastText: role['on-selected'] },
    panel: { main: role.panel, contrastText: role['on-panel'], muted: role['on-panel-muted'] },
    stage: {
      orange: stage('orange'),
      green: stage('green'),
      red: stage('red'),
      yellow: stage('yellow'),
      purple: stage('purple'),
    },
    chart: {
      capital: role['chart-capital'],
      interest: role['chart-interest'],
      projected: role['chart-projected'],
    },
    logo: { first: role['logo-1'], second: role['logo-2'], third: role['logo-3'] },
    shadow: shadow[mode],
  };
}
