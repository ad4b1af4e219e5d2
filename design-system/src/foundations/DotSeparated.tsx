import { styled } from '@mui/material/styles';

export type DotSeparatedProps = {
  /** Texts in order. Each stays together if it fits in a line. */
  parts: readonly string[];
};

const SPACE_EM = 0.9;

const Clip = styled('span')({ display: 'block', overflowX: 'clip' });

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${SPACE_EM}em` });

const Part = styled('span')({
  position: 'relative',
  paddingInlineStart: `${SPACE_EM}em`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** At the start of a line it is left of the clipped edge. */
const Dot = styled('span')({
  position: 'absolute',
  insetInlineStart: 0,
  width: `${SPACE_EM}em`,
  textAlign: 'center',
});

/** Short texts with a dot between those of one line; no line starts or ends with a dot. */
export const DotSeparated = ({ parts }: DotSeparatedProps) => (
  <Clip>
    <Line>
      {parts.map((part, at) => (
        <Part key={`${at} ${part}`}>
          {at > 0 && <Dot>{' · '}</Dot>}
          {part}
        </Part>
      ))}
    </Line>
  </Clip>
);
