import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';

type Look = {
  /** The ground and the icon on it. */
  tone: 'quiet' | 'primary' | 'green' | 'orange';
  /** Of the ground. */
  shape: 'circle' | 'square';
  /** In pixels at the usual text size. */
  size: 44 | 48;
};

export type IconMarkProps = Partial<Look> & {
  /** What it shows. */
  icon: IconName;
  /** Address of a small image in place of the icon, such as of a photo that was sent. */
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

/** An icon on a ground of its own, as decoration: the words beside it say the same. */
export const IconMark = ({ icon, image, tone = 'quiet', shape = 'circle', size = 44 }: IconMarkProps) => (
  <Root component="span" src={image} alt="" ownerState={{ tone, shape, size }}>
    <Icon name={icon} />
  </Root>
);
