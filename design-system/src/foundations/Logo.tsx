import { styled, useTheme } from '@mui/material/styles';
import { base } from '../tokens/base.ts';

export type LogoProps = {
  /** Whether only screen readers get the name. */
  markOnly?: boolean;
};

/** Not based on MUI: a drawing and a name. */
const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.primary,
}));

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  '.tone-1': { fill: theme.vars.palette.logo.first },
  '.tone-2': { fill: theme.vars.palette.logo.second },
  '.tone-3': { fill: theme.vars.palette.logo.third },
}));

const Name = styled('span')({
  fontSize: '1.1875rem',
  fontWeight: base.weight.bold,
  letterSpacing: '-0.015em',
});

/** Shows the mark and the name of the current brand. */
export const Logo = ({ markOnly }: LogoProps) => {
  const { name, mark } = useTheme().brand;
  return (
    <Root>
      <Mark
        viewBox="0 0 36 36"
        width="36"
        height="36"
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? name : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        {mark.map(({ tone, path }) => (
          <path key={path} className={`tone-${tone}`} d={path} />
        ))}
      </Mark>
      {!markOnly && <Name>{name}</Name>}
    </Root>
  );
};
