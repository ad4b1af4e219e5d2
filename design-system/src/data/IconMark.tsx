import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';

type Look = {
  /** Colours of the background and the icon. */
  tone: 'quiet' | 'primary' | 'green' | 'orange';
  /** Shape of the background. */
  shape: 'circle' | 'square';
  /** Size in pixels at the default text size. */
  size: 44 | 48;
};

export type IconMarkProps = Partial<Look> & {
  /** Icon to show. */
  icon: IconName;
  /** Address of a thumbnail that replaces the icon. */
  image?: string;
};

const Root = styled(Avatar)<{ component: ElementType; ownerState: Look }>(({
  theme,
  ownerState: { tone, shape, size },
}) => {
  const { background, primary, stage, text } = theme.vars.palette;
  const looks = {
    quiet: { backgroundColor: background.sand, color: text.secondary },
    primary: { backgroundColor: primary.main, color: primary.contrastText },
    green: { backgroundColor: stage.green.light, color: stage.green.main },
    orange: { backgroundColor: stage.orange.light, color: stage.orange.main },
  };
  return {
    width: `${size / 16}rem`,
    height: `${size / 16}rem`,
    ...(shape === 'square' && { borderRadius: theme.vars.shape.radius.chip }),
    ...looks[tone],
  };
});

/** A decorative icon on a coloured background; the adjacent text carries its meaning. */
export const IconMark = ({ icon, image, tone = 'quiet', shape = 'circle', size = 44 }: IconMarkProps) => (
  <Root component="span" src={image} alt="" ownerState={{ tone, shape, size }}>
    <Icon name={icon} />
  </Root>
);
