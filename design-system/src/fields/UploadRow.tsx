import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../foundations/Icon.tsx';
import type { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type UploadLabels = typeof messages.upload;

export type UploadItem = {
  /** Unique in the list. */
  id: string;
  /** Of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** State of its upload. */
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Bytes sent so far. */
  sent?: number;
  /** Why it failed. */
  error?: string;
  /** Trying again would change nothing, as with a file of a wrong type. */
  isFinal?: boolean;
};

type UploadRowProps = {
  item: UploadItem;
  labels: UploadLabels;
  formatBytes: (bytes: number) => string;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

type Look = Pick<UploadItem, 'status'>;

const Root = styled(ListItem)<{ ownerState: Look }>(({ theme, ownerState: { status } }) => {
  const { palette, shape } = theme.vars;
  const failed = status === 'failed';
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    padding: theme.spacing(3, 4),
    border: `1px solid ${failed ? palette.error.main : palette.divider}`,
    borderRadius: shape.radius.field,
    backgroundColor: palette.background.paper,
    '& > .MuiSvgIcon-root': {
      ...(failed && { color: palette.error.dark }),
      ...(status === 'done' && { color: palette.stage.green.main }),
    },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  };
});

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
}));

const Detail = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

const Failure = styled('span')(({ theme }) => ({
  color: theme.vars.palette.error.dark,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
}));

const Sent = styled(LinearProgress)(({ theme }) => ({
  height: 5,
  marginBlock: theme.spacing(1),
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.track,
  '& .MuiLinearProgress-bar': {
    borderRadius: 3,
    backgroundColor: theme.vars.palette.fill,
    transition: `transform ${base.motion.regular}ms`,
  },
  '@media (forced-colors: active)': {
    outline: '1px solid CanvasText',
    '& .MuiLinearProgress-bar': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: 2,
  margin: theme.spacing(0, -3, -2, 0),
  [theme.breakpoints.up('md')]: { gridColumn: 3, marginBlockEnd: 0 },
}));

/** One file of a FileUpload, with the actions of its state. */
export const UploadRow = ({ item, labels, formatBytes, onCancel, onRetry, onRemove }: UploadRowProps) => {
  const isOnItsWay = item.status === 'waiting' || item.status === 'sending';
  const canRetry = !item.isFinal && (item.status === 'failed' || item.status === 'cancelled');
  const sent = item.sent ?? 0;
  return (
    <Root disablePadding ownerState={{ status: item.status }}>
      <Icon name={item.status === 'done' ? 'check' : item.status === 'failed' ? 'warning' : 'file'} />
      <Words>
        <Name>{item.name}</Name>
        <Detail>
          {labels[item.status]}
          {' · '}
          {item.status === 'sending'
            ? labels.progress(formatBytes(sent), formatBytes(item.size))
            : formatBytes(item.size)}
        </Detail>
        {item.status === 'sending' && (
          <Sent
            variant="determinate"
            value={Math.min(sent, item.size)}
            max={Math.max(item.size, 1)}
            aria-label={item.name}
          />
        )}
        {item.error && <Failure>{item.error}</Failure>}
      </Words>
      <Actions>
        {canRetry && (
          <Button variant="quiet" size="small" onClick={onRetry} aria-label={`${labels.retry}: ${item.name}`}>
            {labels.retry}
          </Button>
        )}
        {isOnItsWay ? (
          <Button
            variant="quiet"
            size="small"
            onClick={onCancel}
            aria-label={`${labels.cancel}: ${item.name}`}
          >
            {labels.cancel}
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="small"
            onClick={onRemove}
            aria-label={`${labels.remove}: ${item.name}`}
          >
            {labels.remove}
          </Button>
        )}
      </Actions>
    </Root>
  );
};
